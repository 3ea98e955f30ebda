import type { FileHandle } from './file-access.ts'
import type { Target } from './upload.ts'

/** What this browser knows of an upload beyond what the server does. */
export interface KeptFile {
  readonly uploadId: string
  readonly target: Target | null
  readonly handle: FileHandle | null
  readonly storedParts: readonly number[]
}

const store = 'files'

const open = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('fanfare-uploads', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: 'uploadId' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const inStore = async <Result>(
  mode: IDBTransactionMode,
  work: (files: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> => {
  const database = await open()
  try {
    return await new Promise((resolve, reject) => {
      const request = work(database.transaction(store, mode).objectStore(store))
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  } finally {
    database.close()
  }
}

/** A browser that refuses storage only costs choosing the file again. */
const orNothing = <Result>(work: Promise<Result>) => work.catch(() => undefined)

export const keptFiles = {
  keep: (file: KeptFile) => orNothing(inStore('readwrite', (files) => files.put(file))),
  forget: (uploadId: string) => orNothing(inStore('readwrite', (files) => files.delete(uploadId))),
  find: (uploadId: string): Promise<KeptFile | undefined> =>
    orNothing(inStore('readonly', (files) => files.get(uploadId))),
}
