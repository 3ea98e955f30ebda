import type { Opened } from './playback-query.ts'
import { leftTeaserAt } from './teaser-position.ts'
import type { Timed } from './timed.ts'

/** A free part may be the end of the post: then nothing is left to go on with. */
const worthwhile = 1

/** The server knows when going on makes sense; before it does, the free part may have been seen. */
export const startOf = ({ resumeAt, duration }: Timed, { contentId, teaser }: Opened) => {
  if (resumeAt !== null) return resumeAt
  const left = teaser ? 0 : leftTeaserAt(contentId)
  return left < duration - worthwhile ? left : 0
}

/** After trouble it goes on where it stopped; what never came to playing has its old start. */
export const reachedIn = (
  { currentTime, played }: Pick<HTMLMediaElement, 'currentTime' | 'played'>,
  startAt: number,
) => (currentTime > 0 || played.length > 0 ? currentTime : startAt)
