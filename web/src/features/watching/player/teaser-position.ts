import type { ContentId } from '@fanfare/contract'

const keyOf = (id: ContentId) => `teaser ${id}`

/** Private windows may keep nothing; then the post starts at its beginning. */
const attempt = <Value>(work: () => Value, otherwise: Value) => {
  try {
    return work()
  } catch {
    return otherwise
  }
}

/** Where in the post someone left its free part, in this tab: what they buy then goes on there. */
export const leftTeaserAt = (id: ContentId) =>
  attempt(() => Number(sessionStorage.getItem(keyOf(id)) ?? 0), 0)

export const forgetTeaser = (id: ContentId) =>
  attempt(() => sessionStorage.removeItem(keyOf(id)), undefined)

/** The server keeps how far somebody is in what they may open; the free part is nobody's yet. */
export const followTeaser = (media: HTMLMediaElement, id: ContentId, beginsAt: number) => {
  const keepPosition = () =>
    attempt(
      () => sessionStorage.setItem(keyOf(id), String(beginsAt + media.currentTime)),
      undefined,
    )
  media.addEventListener('timeupdate', keepPosition)
  return () => media.removeEventListener('timeupdate', keepPosition)
}
