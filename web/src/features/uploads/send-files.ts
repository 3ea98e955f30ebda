import { type UploadPurpose, uploadRules } from '@fanfare/contract/limits'
import { checkFile } from './check-file.ts'
import { compressPicture } from './compress-picture.ts'
import type { NewUpload } from './engine/uploads.ts'
import type { Picked } from './file-access.ts'
import { rememberHandle, uploads } from './manager.ts'
import { isUnfinished, type Target } from './upload.ts'

interface Wish {
  readonly purposes: readonly UploadPurpose[]
  /** Left out while it isn't known yet what the file is for. */
  readonly target?: Target
  /** How many of these may come. */
  readonly most?: number
}

interface Sent {
  readonly ids: readonly string[]
  /** In words, each with the name of its file. */
  readonly refusals: readonly string[]
}

const tooMany = (most: number) =>
  most === 1 ? 'You can upload one file at a time' : `Maximum ${most} files allowed`

/** Checks each file and starts those that pass; the others are named with the reason. */
export const sendFiles = async (picked: readonly Picked[], wish: Wish): Promise<Sent> => {
  const { purposes, target = null, most = uploadRules.files } = wish
  const room = uploadRules.files - uploads.read().filter(isUnfinished).length
  const taken = picked.slice(0, Math.max(0, Math.min(room, most)))
  const refusals: string[] = []
  if (taken.length < picked.length) refusals.push(tooMany(most < room ? most : uploadRules.files))
  const added: NewUpload[] = []
  for (const { file: chosen, handle } of taken) {
    const isCover = purposes.every((purpose) => purpose === 'thumbnail')
    const file = isCover ? await compressPicture(chosen) : chosen
    const checked = await checkFile(file, purposes)
    if (!checked.ok) {
      refusals.push(`${file.name}: ${checked.why}`)
      continue
    }
    const id = crypto.randomUUID()
    // What was made of a file is not found again by its handle.
    if (file === chosen) rememberHandle(id, handle)
    const { name, size, lastModified } = file
    const { purpose, type } = checked
    const known = { id, file, name, size, lastModified, purpose, type, target }
    added.push({ ...known, uploadId: null, fingerprint: null })
  }
  uploads.add(added)
  return { ids: added.map(({ id }) => id), refusals }
}
