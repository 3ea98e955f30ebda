import type { Outgoing } from '../outbox/outgoing.ts'
import { fileUploads } from './file-uploads.ts'
import type { OutgoingFile } from './outgoing-file.ts'

/** What this page has sent, as it has it. */
export interface LocalFile extends OutgoingFile {
  readonly file: File | null
}

/** Messages whose files are remembered; the files themselves are the disk's, or small. */
const most = 40
const sent = new Map<string, readonly LocalFile[]>()

export const localFilesOf = ({ files }: Pick<Outgoing, 'files'>): LocalFile[] => {
  const known = fileUploads.read()
  return files.map((one) => ({ ...one, file: known.find(({ id }) => id === one.id)?.file ?? null }))
}

/** Whoever has sent a picture goes on seeing it while the server still works on it. */
export const keepLocalFiles = (one: Outgoing) => {
  if (one.files.length === 0) return
  sent.set(one.clientId, localFilesOf(one))
  const [oldest] = sent.keys()
  if (sent.size > most && oldest) sent.delete(oldest)
}

/** Of a message that was sent from this page: in the order of its attachments. */
export const sentFiles = (clientId: string): readonly LocalFile[] => sent.get(clientId) ?? []

export const forgetSentFiles = () => sent.clear()
