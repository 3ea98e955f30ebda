/** What one person had to do with one post, as far as it says something of their taste. */
export interface Facts {
  /** How much of it they watched, from 0 to 1. */
  readonly share: number
  readonly liked: boolean
  readonly saved: boolean
  readonly commented: boolean
  readonly bought: boolean
}

/** From so much on, watching says that somebody wanted to; below it they may have looked in by mistake. */
const goodPart = 0.5

/** Zero for what says nothing. Money says most. */
export const weightOf = ({ share, liked, saved, commented, bought }: Facts): number =>
  (share >= goodPart ? 0.5 + share : 0) +
  (liked ? 1.5 : 0) +
  (saved ? 1.5 : 0) +
  (commented ? 1 : 0) +
  (bought ? 3 : 0)

/** What somebody asked for more of counts as much as what they watched and liked. */
export const moreWeight = 3

const day = 86_400_000
const halfLife = 30 * day

/** Tastes change: after a month something counts half as much. */
export const decayed = (weight: number, at: Date, now: Date): number =>
  weight * 0.5 ** (Math.max(0, now.getTime() - at.getTime()) / halfLife)
