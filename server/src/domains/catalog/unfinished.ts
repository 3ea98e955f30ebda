import { resumeAt } from './presenter/content.ts'
import type { ContentRow } from './reader/contents.ts'

const begunSeconds = 30
const begunShare = 0.05
const overShare = 0.95

/** Whether somebody who stopped here would go on: not at once, not at its end, and where playing resumes. */
export const isUnfinished = (position: number | null, duration: number | null): boolean => {
  if (position === null || duration === null) return false
  if (resumeAt(position, duration) === null) return false
  return (
    position >= Math.min(begunSeconds, begunShare * duration) && position <= overShare * duration
  )
}

/** The chapter that this second is in, by its title. */
export const chapterAt = (chapters: ContentRow['chapters'], position: number): string | null =>
  chapters.findLast(({ start }) => start <= position)?.title ?? null
