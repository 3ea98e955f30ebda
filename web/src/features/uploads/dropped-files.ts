import type { FileHandle, Picked } from './file-access.ts'

interface Folder {
  readonly kind: 'directory'
  values(): AsyncIterable<FileHandle | Folder>
}
interface DroppedItem extends DataTransferItem {
  getAsFileSystemHandle?(): Promise<FileHandle | Folder | null>
}

/** Notes that systems leave in folders, such as .DS_Store. */
const isHidden = (file: File) => file.name.startsWith('.')

/** More than anyone may send at once: a folder of thousands is not read to its end. */
const mostOfFolder = 100

const filesIn = async (folder: Folder, found: Picked[] = []): Promise<Picked[]> => {
  for await (const entry of folder.values()) {
    if (found.length === mostOfFolder) break
    if (entry.kind === 'directory') {
      await filesIn(entry, found)
      continue
    }
    const file = await entry.getFile()
    if (!isHidden(file)) found.push({ file, handle: entry })
  }
  return found
}

const filesOf = async (item: DroppedItem): Promise<Picked[]> => {
  const file = item.getAsFile()
  const handle = await item.getAsFileSystemHandle?.().catch(() => null)
  if (handle?.kind === 'directory') return filesIn(handle)
  return file ? [{ file, handle: handle ?? null }] : []
}

/** With those of dropped folders. Asked for at once: what was dropped is told only during the event. */
export const droppedFiles = async (data: DataTransfer): Promise<Picked[]> => {
  const items = [...data.items].filter(({ kind }) => kind === 'file')
  return (await Promise.all(items.map(filesOf))).flat()
}
