import NotebookFile from './NotebookFile.svelte'
import { openFile } from './open_file'

void openFile(NotebookFile, ['notebook'])
