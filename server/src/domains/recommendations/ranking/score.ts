import type { AccountId, CategorySlug, ContentId, ContentType, WhyReason } from '@fanfare/contract'
import { strongest, type Taste } from './taste.ts'

/** A post that may be recommended to one fan. */
export interface Candidate {
  readonly id: ContentId
  readonly creatorId: AccountId
  readonly type: ContentType
  readonly category: CategorySlug
  readonly tags: readonly string[]
  readonly publishedAt: Date
  /** As in lists of what is popular. */
  readonly score: number
  /** Views, likes and comments, whatever its age. */
  readonly acclaim: number
  readonly isFollowed: boolean
  /** By a creator of less than 90 days or 100 followers. */
  readonly isNewcomer: boolean
  /** How much those who enjoyed the same also enjoyed it, and of which of these posts most. */
  readonly alsoEnjoyed: { readonly points: number; readonly about: ContentId } | null
}

/** One part of a score. */
export interface Part {
  readonly reason: WhyReason
  /** The post or the tag it is because of. */
  readonly about: string | null
  readonly points: number
}

export interface Scored {
  readonly candidate: Candidate
  readonly score: number
  /** Parts that speak for it and may be told, the largest first. */
  readonly reasons: readonly Part[]
}

const day = 86_400_000
const youth = (at: Date, now: Date, days: number) =>
  0.5 ** (Math.max(0, now.getTime() - at.getTime()) / (days * day))

/** The most that each part can come to. */
const most = {
  alsoEnjoyed: 2,
  follows: 1,
  creator: 0.8,
  topic: 0.8,
  category: 0.7,
  interest: 0.5,
  popular: 0.3,
  recent: 0.3,
  newcomer: 0.1,
}

const topicsPerPost = 3

const topicPart = ({ tags }: Candidate, { topics }: Taste): Part => {
  const shared = new Map(tags.map((tag) => [tag, topics.get(tag) ?? 0]))
  const sum = [...shared.values()].reduce((total, affinity) => total + affinity, 0)
  const [strongestTopic = null] = strongest(shared, 1)
  const points = most.topic * Math.max(-1, Math.min(1, sum / topicsPerPost))
  return { reason: 'topic', about: strongestTopic, points }
}

/** What candidates are measured by, so that parts of different kinds can be added. */
export interface Scale {
  readonly alsoEnjoyed: number
  readonly recent: { readonly from: number; readonly to: number }
  readonly acclaim: number
}

export const scaleOf = (candidates: readonly Candidate[]): Scale => {
  const scores = candidates.map(({ score }) => score)
  return {
    alsoEnjoyed: Math.max(...candidates.map(({ alsoEnjoyed }) => alsoEnjoyed?.points ?? 0), 0),
    recent: { from: Math.min(...scores), to: Math.max(...scores) },
    acclaim: Math.max(...candidates.map(({ acclaim }) => acclaim), 0),
  }
}

/** Enjoyed by many, whatever its age: good work stays good. */
const popularity = ({ acclaim }: Candidate, scale: Scale) =>
  scale.acclaim > 0 ? Math.log1p(acclaim) / Math.log1p(scale.acclaim) : 0

/** New, and the more so the more it is talked about. */
const recency = ({ score }: Candidate, { recent: { from, to } }: Scale) =>
  to > from ? (score - from) / (to - from) : 1

/** Of a part of every post's score: from here on its words are true. */
const popularFrom = 0.5
const recentDays = 14

/** What speaks against a post, or hardly for it, is no reason to show it. */
const mayBeTold =
  (candidate: Candidate, scale: Scale, now: Date) =>
  ({ reason, points }: Part): boolean => {
    if (reason === 'popular') return popularity(candidate, scale) >= popularFrom
    if (reason === 'recent')
      return now.getTime() - candidate.publishedAt.getTime() < recentDays * day
    return points > 0
  }

/** A sum of named parts: the largest that are true are what a fan is told as its reasons. */
export const scoreOf = (candidate: Candidate, taste: Taste, scale: Scale, now: Date): Scored => {
  const { creatorId, category, publishedAt, alsoEnjoyed } = candidate
  const { confidence } = taste
  const isInterest = taste.interests.has(category)
  const all: Part[] = [
    {
      reason: 'also-enjoyed',
      about: alsoEnjoyed?.about ?? null,
      points: alsoEnjoyed
        ? most.alsoEnjoyed * confidence * (alsoEnjoyed.points / scale.alsoEnjoyed)
        : 0,
    },
    {
      reason: 'follows',
      about: null,
      points: candidate.isFollowed ? most.follows * (0.2 + 0.8 * youth(publishedAt, now, 7)) : 0,
    },
    {
      reason: 'creator',
      about: null,
      points: most.creator * (taste.creators.get(creatorId) ?? 0),
    },
    topicPart(candidate, taste),
    {
      reason: 'category',
      about: null,
      points: most.category * (taste.categories.get(category) ?? 0),
    },
    // What somebody said when they came counts less the more they have done.
    {
      reason: 'interest',
      about: null,
      points: isInterest ? most.interest * (1 - confidence / 2) : 0,
    },
    { reason: 'popular', about: null, points: most.popular * popularity(candidate, scale) },
    { reason: 'recent', about: null, points: most.recent * recency(candidate, scale) },
    { reason: 'newcomer', about: null, points: candidate.isNewcomer ? most.newcomer : 0 },
  ]
  return {
    candidate,
    score: all.reduce((sum, { points }) => sum + points, 0),
    reasons: all.filter(mayBeTold(candidate, scale, now)).toSorted((a, b) => b.points - a.points),
  }
}
