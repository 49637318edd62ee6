import { carryAlong } from '../device/carrying/kinds'
import { carriedNotebooks } from '../notebook/sharing/carried'
import NotebookFile from './NotebookFile.svelte'
import { openFile } from './open_file'

carryAlong(() => Promise.resolve([carriedNotebooks]))
void openFile(NotebookFile, ['notebook'])
