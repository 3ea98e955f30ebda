import { useSyncExternalStore } from 'react'
import { attach } from './attach.ts'
import { browserPorts } from './engine/browser-ports.ts'
import { createUploads } from './engine/uploads.ts'
import type { FileHandle } from './file-access.ts'
import { keptFiles } from './kept-files.ts'
import { holdUpload } from './tab-lock.ts'
import { isRunning, type Upload } from './upload.ts'

const handles = new Map<string, FileHandle>()
const locks = new Map<string, { uploadId: string; release(): void }>()

export const handleOf = (id: string) => handles.get(id) ?? null
export const rememberHandle = (id: string, handle: FileHandle | null) => {
  if (handle) handles.set(id, handle)
}

const hold = ({ id, uploadId }: Upload) => {
  if (!uploadId || locks.get(id)?.uploadId === uploadId) return
  locks.get(id)?.release()
  locks.set(id, { uploadId, release: holdUpload(uploadId) })
}
const letGo = ({ id, uploadId }: Upload) => {
  locks.get(id)?.release()
  locks.delete(id)
  handles.delete(id)
  if (uploadId) void keptFiles.forget(uploadId)
}

/** The one of this page: uploads go on while people look around. */
export const uploads = createUploads({
  ports: browserPorts,
  attach,
  onKnown(upload) {
    if (!upload.uploadId) return
    hold(upload)
    const { uploadId, target, storedParts, id } = upload
    void keptFiles.keep({ uploadId, target, storedParts, handle: handleOf(id) })
  },
  onForgotten: letGo,
})

const warn = (event: BeforeUnloadEvent) => event.preventDefault()
let warning = false
uploads.subscribe(() => {
  const needed = uploads.read().some(isRunning)
  if (needed === warning) return
  warning = needed
  if (needed) addEventListener('beforeunload', warn)
  else removeEventListener('beforeunload', warn)
})

export const useUploads = () => useSyncExternalStore(uploads.subscribe, uploads.read)
