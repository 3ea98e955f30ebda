import type { ContentId } from '@fanfare/contract'
import { tabStorage } from '../../../core/device/storage.ts'

const keyOf = (id: ContentId) => `teaser ${id}`

/** Where in the post someone left its free part, in this tab: what they buy then goes on there. */
export const leftTeaserAt = (id: ContentId) => Number(tabStorage.read(keyOf(id)) ?? 0)

export const forgetTeaser = (id: ContentId) => tabStorage.write(keyOf(id), null)

/** The server stores the position only for what somebody may open, so the free part's is stored here. */
export const followTeaser = (media: HTMLMediaElement, id: ContentId, beginsAt: number) => {
  const keepPosition = () => tabStorage.write(keyOf(id), String(beginsAt + media.currentTime))
  media.addEventListener('timeupdate', keepPosition)
  return () => media.removeEventListener('timeupdate', keepPosition)
}
