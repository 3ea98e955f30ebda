import type { ReplyBody, Routes } from '@fanfare/contract'
import { isProfilePicture } from '@fanfare/contract/limits'
import { api } from '../../core/api/api.ts'
import { askToRead, type FileHandle, isReadable, type Picked } from './file-access.ts'
import { isSameFile } from './fingerprint.ts'
import { type KeptFile, keptFiles } from './kept-files.ts'
import { handleOf, rememberHandle, uploads } from './manager.ts'
import { isHeldElsewhere } from './tab-lock.ts'
import type { Target, Upload } from './upload.ts'

type Unfinished = ReplyBody<Routes['listUploads']>['uploads'][number]

const becomesContent = ['video', 'audio', 'image']

/** Without a target, only uploads that can become a post of their own are resumed. */
const targetOf = ({ purpose }: Unfinished, kept: KeptFile | undefined): Target | null =>
  kept?.target ?? (becomesContent.includes(purpose) ? { kind: 'new-draft' } : null)

const sameFileOf = async (handle: FileHandle, known: Parameters<typeof isSameFile>[1]) => {
  const file = await handle.getFile().catch(() => null)
  return file && (await isSameFile(file, known)) ? file : null
}

const restoreOne = async (upload: Unfinished) => {
  const kept = await keptFiles.find(upload.file_id)
  const target = targetOf(upload, kept)
  if (!target) return
  const id = crypto.randomUUID()
  const known = {
    size: upload.file_size,
    lastModified: upload.last_modified ? Date.parse(upload.last_modified) : null,
    fingerprint: upload.fingerprint,
  }
  const handle = kept?.handle ?? null
  const readable = handle !== null && (await isReadable(handle).catch(() => false))
  const file = handle && readable ? await sameFileOf(handle, known) : null
  const waits = handle && !readable ? 'needs-permission' : 'needs-file'
  rememberHandle(id, handle)
  uploads.add([
    {
      ...known,
      id,
      uploadId: upload.file_id,
      name: upload.file_name,
      type: upload.file_type,
      purpose: upload.purpose,
      file,
      target,
      storedParts: kept?.storedParts ?? [],
      arrived: upload.arrived,
      state: file || upload.arrived ? 'pending' : waits,
    },
  ])
}

/** What was begun before this page was opened, here or on another device. */
export const restoreUploads = async () => {
  const { uploads: unfinished } = await api.call('listUploads')
  const here = new Set(uploads.read().map(({ uploadId }) => uploadId))
  for (const upload of unfinished) {
    if (isProfilePicture(upload.purpose) || here.has(upload.file_id)) continue
    if (!(await isHeldElsewhere(upload.file_id))) await restoreOne(upload)
  }
}

const anotherFile = (name: string) => `That’s not the file you started with. Choose ${name} again.`

export const chooseAgain = async (upload: Upload, { file, handle }: Picked) => {
  if (!(await isSameFile(file, upload))) return uploads.refuse(upload.id, anotherFile(upload.name))
  rememberHandle(upload.id, handle)
  uploads.goOnWith(upload.id, file)
}

/** Within a click: the browser asks only then. */
export const allowAgain = async (upload: Upload) => {
  const handle = handleOf(upload.id)
  if (!handle || !(await askToRead(handle))) return
  const file = await sameFileOf(handle, upload)
  if (file) uploads.goOnWith(upload.id, file)
  else uploads.refuse(upload.id, anotherFile(upload.name))
}
