import type { ContentId, UploadId } from '@fanfare/contract'
import type { UploadPurpose } from '@fanfare/contract/limits'

/** What the file is used for once it has arrived. */
export type Target =
  /** Sent from another device, or the browser forgot: it becomes a post of its own. */
  | { readonly kind: 'new-draft' }
  | { readonly kind: 'file'; readonly contentId: ContentId }
  | { readonly kind: 'picture'; readonly contentId: ContentId }
  | { readonly kind: 'cover'; readonly contentId: ContentId }
  | {
      readonly kind: 'captions'
      readonly contentId: ContentId
      readonly language: string
      readonly label: string
    }

/**
 * `needs-file`: the browser kept no way to the file. `needs-permission`: it did, and asks before it
 * reads it again.
 */
type UploadState =
  | 'pending'
  | 'uploading'
  | 'processing'
  | 'paused'
  | 'success'
  | 'error'
  | 'needs-file'
  | 'needs-permission'

export interface Upload {
  /** Ours, from the moment it was chosen. */
  readonly id: string
  /** The server's, from the moment it was begun. */
  readonly uploadId: UploadId | null
  readonly name: string
  readonly size: number
  readonly type: string
  readonly purpose: UploadPurpose
  readonly lastModified: number | null
  readonly fingerprint: string | null
  readonly file: File | null
  readonly state: UploadState
  /** All bytes are in the store; what is left is to use them. */
  readonly arrived: boolean
  readonly target: Target | null
  /**
   * Parts the store has confirmed to this browser. Only these are not sent again: a store may also
   * list a part whose sending broke off, filled up to its length.
   */
  readonly storedParts: readonly number[]
  readonly sent: number
  readonly speed: number | null
  readonly secondsLeft: number | null
  readonly failure: string | null
}

export const isUnfinished = ({ state }: Upload) => state !== 'success'

/** Work that closing the tab would interrupt. */
export const isRunning = ({ state }: Upload) =>
  state === 'pending' || state === 'uploading' || state === 'processing'

export const contentOf = ({ target }: Upload): ContentId | null =>
  target && 'contentId' in target ? target.contentId : null
