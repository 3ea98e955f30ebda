/**
 * Files that somebody has sent and that have not arrived, by an id of their upload: a reload takes them from
 * the page, and a recording is nowhere else.
 */
const database = 'fanfare-own-files'
const store = 'files'

const open = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(database, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(store)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const inStore = async <Result>(
  mode: IDBTransactionMode,
  work: (files: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> => {
  try {
    const opened = await open()
    return await new Promise<Result>((resolve, reject) => {
      const transaction = opened.transaction(store, mode)
      const request = work(transaction.objectStore(store))
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error)
    }).finally(() => opened.close())
  } catch {
    // A browser without storage, or without room, loses them with the page, and the message says so.
    return undefined
  }
}

export const ownFiles = {
  keep: (id: string, file: File) => inStore('readwrite', (files) => files.put(file, id)),
  forget: (id: string) => inStore('readwrite', (files) => files.delete(id)),
  find: (id: string): Promise<File | undefined> => inStore('readonly', (files) => files.get(id)),
}

/** With signing out nothing of anybody stays on the device. */
export const clearOwnFiles = () => inStore('readwrite', (files) => files.clear())
