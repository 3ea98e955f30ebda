import type { Opened } from './playback-query.ts'
import { leftTeaserAt } from './teaser-position.ts'
import type { Timed } from './timed.ts'

/** A free part may be the end of the post: then nothing is left to go on with. */
const worthwhile = 1

/** `?t=83` in an address, where anything may stand. */
export const secondFrom = (text: string | null) =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined

/** A link decides before anything else. The server knows when going on makes sense; before it does, the free part may have been seen. */
export const startOf = ({ resumeAt, duration }: Timed, { contentId, teaser, at }: Opened) => {
  if (at !== undefined && !teaser && at < duration) return at
  if (resumeAt !== null) return resumeAt
  const left = teaser ? 0 : leftTeaserAt(contentId)
  return left < duration - worthwhile ? left : 0
}

/** After trouble it goes on where it stopped; what never came to playing has its old start. */
export const reachedIn = (
  { currentTime, played }: Pick<HTMLMediaElement, 'currentTime' | 'played'>,
  startAt: number,
) => (currentTime > 0 || played.length > 0 ? currentTime : startAt)
