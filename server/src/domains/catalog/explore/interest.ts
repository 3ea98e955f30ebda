import type { ContentId } from '@fanfare/contract'
import type { Queryable } from '../../../platform/database/database.ts'
import { readConfirmedSince } from '../../profiles/index.ts'

const day = 86_400_000

/** What somebody did two days ago weighs half of what somebody does now. */
const halfLifeMs = 2 * day

/** The unit of the stored trend: so many half-lives since 1970, of which a point now is the power of two. */
export const inHalfLives = (at: Date) => at.getTime() / halfLifeMs

/** An account is a newcomer for so long. */
const newcomerMs = 7 * day

/** For each post and day, somebody counts once as a viewer and once as one who liked or commented. */
export const viewing = 1
export const reacting = 3

/**
 * One address can be eight strangers at most, and anyone can open accounts: eight of these together weigh
 * less than one person whom we know.
 */
const unknownShare = 0.1

/** Somebody who took interest in a post, once. */
export interface Interest {
  readonly contentId: ContentId
  /** An account, or what stands for a stranger. */
  readonly person: string
  readonly at: Date
}

/** How much all of it weighs now, by post. */
export const weigh = async (
  db: Queryable,
  interests: readonly Interest[],
  weight: number,
  now: Date,
): Promise<ReadonlyMap<ContentId, number>> => {
  const people = new Set(interests.map(({ person }) => person))
  const joined = await readConfirmedSince(db, [...people])
  const isKnown = ({ person, at }: Interest) =>
    at.getTime() - (joined.get(person)?.getTime() ?? Number.POSITIVE_INFINITY) >= newcomerMs
  const points = new Map<ContentId, number>()
  for (const interest of interests) {
    const { contentId, at } = interest
    const share = isKnown(interest) ? 1 : unknownShare
    const decayed = weight * share * 2 ** (inHalfLives(at) - inHalfLives(now))
    points.set(contentId, (points.get(contentId) ?? 0) + decayed)
  }
  return points
}
