import type { Picture } from '@fanfare/contract'
import type { ProfilePicture } from '@fanfare/contract/limits'

/** Somebody or something that has a picture: what is known of it, and what changes it. */
export interface PictureSubject {
  /** Also decides how it is cropped. */
  readonly purpose: ProfilePicture
  /** Within a sentence. */
  readonly noun: string
  readonly title: string
  readonly removeLabel: string
  readonly shown: Picture | null
  /** Another one is being made, also when another tab sent it. */
  readonly processing: boolean
  /** Where it is told that nothing could be made of it. */
  readonly failing: { readonly topic: string; readonly what: string }
  /** Answers what is shown meanwhile. What is known here says by then that another one is being made. */
  change(fileId: string): Promise<Picture | null>
  remove(): Promise<void>
}

/** For when the push that says "changed" is lost. */
export const pollWhile = (processing: boolean | null | undefined) => (processing ? 2000 : false)
