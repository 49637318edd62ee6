import { carriedEvenings } from '../companion/carrying/carried'
import { carryAlong } from '../device/carrying/kinds'
import { carriedNotebooks } from '../notebook/sharing/carried'
import CompanionFile from './CompanionFile.svelte'
import { openFile } from './open_file'

carryAlong(() => Promise.resolve([carriedNotebooks, carriedEvenings]))
void openFile(CompanionFile, ['companion', 'notebook'])
