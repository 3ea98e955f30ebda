import type { AttachmentKind, UploadId } from '@fanfare/contract'

/** A file of a message that the server does not have yet. */
export interface OutgoingFile {
  /** Of its upload in this browser. */
  readonly id: string
  /** The server's, once the upload was begun. */
  readonly uploadId: UploadId | null
  readonly hasArrived: boolean
  readonly kind: AttachmentKind
  readonly name: string
  readonly type: string
  readonly bytes: number
  /** Of a picture, where the browser can tell. */
  readonly width: number | null
  readonly height: number | null
  /** Of a voice note. */
  readonly seconds: number | null
  readonly waveform: readonly number[]
}
