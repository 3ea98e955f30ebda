import { limits, type TeaserRange } from '@fanfare/contract/limits'

const within = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value))

/** The last whole second that is in the film. */
const lastSecond = (duration: number) => Math.max(0, Math.ceil(duration) - 1)

interface Starting {
  readonly start: number
}

/** One chapter elsewhere: between its neighbors, so that their order stays and no two share a second. */
export const moveChapter = <Chapter extends Starting>(
  chapters: readonly Chapter[],
  at: number,
  to: number,
  duration: number,
): Chapter[] => {
  const [before, after] = [chapters[at - 1], chapters[at + 1]]
  const least = before ? Math.floor(before.start) + 1 : 0
  const most = after ? Math.floor(after.start) - 1 : lastSecond(duration)
  if (least > most) return [...chapters]
  const start = within(Math.round(to), least, most)
  return chapters.map((chapter, index) => (index === at ? { ...chapter, start } : chapter))
}

/** Whole seconds a preview of this file may have, as the contract’s `isTeaser` judges them. */
const lengths = (duration: number) => {
  const { teaserSeconds, teaserShare } = limits
  const least = Math.min(teaserSeconds.min, Math.floor(duration * teaserShare.first))
  const most = Math.min(teaserSeconds.max, Math.floor(duration * teaserShare.most))
  return { least: Math.max(1, least), most }
}

/** One end elsewhere. Where the preview would get too short or too long, the other end moves along. */
export const moveStart = (range: TeaserRange, to: number, duration: number): TeaserRange => {
  const { least, most } = lengths(duration)
  const end = Math.floor(duration)
  const start = within(Math.round(to), 0, Math.max(0, end - least))
  return { start, end: within(range.end, start + least, Math.min(start + most, end)) }
}

export const moveEnd = (range: TeaserRange, to: number, duration: number): TeaserRange => {
  const { least, most } = lengths(duration)
  const end = within(Math.round(to), least, Math.floor(duration))
  return { start: within(range.start, Math.max(0, end - most), end - least), end }
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
}

/** How far a key moves what it is pressed on, in seconds. */
export const stepOf = ({ key, shiftKey }: { key: string; shiftKey: boolean }) =>
  (steps[key] ?? 0) * (shiftKey ? 10 : 1)
