import type { AccountId, CategorySlug, ContentId } from '@fanfare/contract'
import { decayed, moreWeight } from './weights.ts'

/** What a remembered post was about. */
interface About {
  readonly contentId: ContentId
  readonly creatorId: AccountId
  readonly category: CategorySlug
  readonly tags: readonly string[]
  readonly at: Date
}

export interface Engagement extends About {
  readonly weight: number
}

export interface Feedback extends About {
  readonly kind: 'more' | 'less'
}

/** All that is known of one fan. */
export interface Memory {
  readonly interests: readonly CategorySlug[]
  readonly engagements: readonly Engagement[]
  readonly feedback: readonly Feedback[]
  readonly hiddenCreators: ReadonlySet<AccountId>
}

/** From -1 for what somebody wants less of to 1 for what they care about most. */
type Affinities<Key> = ReadonlyMap<Key, number>

export interface Taste {
  /** What they enjoyed, by how much that counts now. */
  readonly enjoyed: ReadonlyMap<ContentId, number>
  readonly creators: Affinities<AccountId>
  readonly categories: Affinities<CategorySlug>
  readonly topics: Affinities<string>
  readonly interests: ReadonlySet<CategorySlug>
  /** Met before, or not wanted. */
  readonly known: ReadonlySet<ContentId>
  readonly hiddenCreators: ReadonlySet<AccountId>
  /** From 0 for somebody new to 1: how far what they did can be believed. */
  readonly confidence: number
}

/** “Less like this” takes away as much as several posts of the kind have added. */
const lessWeight = 4
/** What somebody did counts half when it comes to this much. */
const convincing = 4

const addTo = <Key>(sums: Map<Key, number>, key: Key, weight: number) =>
  void sums.set(key, (sums.get(key) ?? 0) + weight)

/** By the largest, so that fans who watch much and little are ranked alike. */
const affinities = <Key>(sums: ReadonlyMap<Key, number>, floor: number): Affinities<Key> => {
  const largest = Math.max(floor, ...sums.values())
  return new Map([...sums].map(([key, sum]) => [key, Math.max(-1, sum / largest)]))
}

export const tasteOf = (memory: Memory, now: Date): Taste => {
  const enjoyed = new Map<ContentId, number>()
  const creators = new Map<AccountId, number>()
  const categories = new Map<CategorySlug, number>()
  const topics = new Map<string, number>()
  const note = ({ creatorId, category, tags }: About, weight: number) => {
    addTo(creators, creatorId, weight)
    addTo(categories, category, weight)
    for (const tag of tags) addTo(topics, tag, weight)
  }
  for (const engagement of memory.engagements) {
    const weight = decayed(engagement.weight, engagement.at, now)
    addTo(enjoyed, engagement.contentId, weight)
    note(engagement, weight)
  }
  for (const said of memory.feedback) {
    if (said.kind === 'more') addTo(enjoyed, said.contentId, moreWeight)
    note(said, said.kind === 'more' ? moreWeight : -lessWeight)
  }
  const total = [...enjoyed.values()].reduce((sum, weight) => sum + weight, 0)
  const remembered = [...memory.engagements, ...memory.feedback]
  return {
    enjoyed,
    creators: affinities(creators, moreWeight),
    categories: affinities(categories, moreWeight),
    topics: affinities(topics, moreWeight),
    interests: new Set(memory.interests),
    known: new Set(remembered.map(({ contentId }) => contentId)),
    hiddenCreators: memory.hiddenCreators,
    confidence: total / (total + convincing),
  }
}

/** The strongest first, only what they care for. */
export const strongest = <Key>(of: Affinities<Key>, most: number): Key[] =>
  [...of]
    .filter(([, affinity]) => affinity > 0)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([key]) => key)
