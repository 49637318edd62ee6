import CompanionFile from './CompanionFile.svelte'
import { openFile } from './open_file'

void openFile(CompanionFile, ['companion', 'notebook'])
