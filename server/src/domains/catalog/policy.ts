import {
  type AccountId,
  type ContentAccess,
  type ContentId,
  type ContentStatus,
  type ContentVisibility,
  type Currency,
  splitPrice,
  type ViewAs,
  type WayIn,
} from '@fanfare/contract'
import { after } from '../../platform/clock/after.ts'
import { allow, deny, type Verdict } from '../../platform/errors/domain-error.ts'
import type { Actor } from '../../platform/scope.ts'
import type { Grants, Level } from '../entitlements/index.ts'

/** What the gate must know of a post. */
export interface Gated {
  readonly id: ContentId
  readonly creator_id: AccountId
  readonly status: ContentStatus
  readonly visibility: ContentVisibility
  readonly pricing: 'free' | 'paid' | 'subscription'
  readonly price: number | null
  readonly currency: Currency | null
  readonly early_level: Level | null
  readonly early_days: number | null
  readonly published_at: Date | null
  readonly publish_at: Date | null
}

/** What the gate must know of the person at it. */
export interface Visitor {
  readonly isOwner: boolean
  readonly level: Level | null
  /** Holds a grant of this very post. */
  readonly holds: boolean
}

const stranger: Visitor = { isOwner: false, level: null, holds: false }

const asOthers: Record<ViewAs, Visitor> = {
  anonymous: stranger,
  subscriber: { ...stranger, level: 'subscribers' },
  premium: { ...stranger, level: 'premium' },
  buyer: { ...stranger, holds: true },
}

export const isOwner = ({ creator_id }: Pick<Gated, 'creator_id'>, actor: Actor) =>
  actor.kind === 'account' && actor.accountId === creator_id

/** Only the owner may look with other eyes; from anybody else the wish is not heard. */
export const visitorOf = (
  content: Pick<Gated, 'id' | 'creator_id'>,
  actor: Actor,
  grants: Grants,
  as?: ViewAs,
): Visitor => {
  if (isOwner(content, actor)) return as ? asOthers[as] : { ...stranger, isOwner: true }
  return {
    isOwner: false,
    level: grants.level(content.creator_id),
    holds: grants.holds(`content:${content.id}`),
  }
}

/**
 * What was bought stays its buyer's when it leaves sale; to everybody else it is not there. What staff
 * took down is there for its owner alone.
 */
export const canSee = (content: Gated | null, actor: Actor, grants: Grants): Verdict => {
  if (!content) return deny('content.not-found')
  if (content.status === 'published') return allow
  if (isOwner(content, actor)) {
    return content.status === 'deleted' ? deny('content.not-found') : allow
  }
  if (content.status === 'taken-down') return deny('content.not-found')
  const isTheirs = content.published_at !== null && grants.bought(content.id)
  return isTheirs ? allow : deny('content.not-found')
}

/** Whether its owner may publish it, take it from sale or delete it; words and files they always may. */
export const canMove = ({ status }: Pick<Gated, 'status'>): Verdict =>
  status === 'taken-down' ? deny('content.taken-down') : allow

/** Only what everybody can find on the profile already. */
export const canPin = ({ status }: Pick<Gated, 'status'>): Verdict => {
  if (status === 'deleted') return deny('content.not-found')
  if (status === 'taken-down') return deny('content.taken-down')
  return status === 'published' ? allow : deny('content.not-ready')
}

/** Bought by itself or as part of a tier. */
export const isSold = ({ pricing, visibility }: Pick<Gated, 'pricing' | 'visibility'>) =>
  pricing !== 'free' || visibility !== 'public'

const rank = (level: Level | 'public' | null) =>
  level === 'premium' ? 2 : level === 'subscribers' ? 1 : 0

const day = 86_400_000

/** When early access ends, for a post that has it; a draft counts as published now. */
export const earlyUntil = (content: Gated, now: Date): Date | null => {
  if (content.early_days === null) return null
  const start = content.published_at ?? content.publish_at ?? now
  const until = after(start, content.early_days * day)
  return until > now ? until : null
}

/** A draft may say `subscription` without saying whose: then it is for any paid tier. */
const includedFrom = ({ visibility, pricing }: Gated): Level | null => {
  if (visibility !== 'public') return visibility
  return pricing === 'subscription' ? 'subscribers' : null
}

const open = (reason: NonNullable<ContentAccess['reason']>): ContentAccess => ({
  open: true,
  reason,
  ways: [],
})
const locked = (ways: WayIn[]): ContentAccess => ({ open: false, reason: null, ways })

const ordinary = (content: Gated, visitor: Visitor): ContentAccess => {
  const included = includedFrom(content)
  if (!included && content.pricing === 'free') return open('public')
  if (included && rank(visitor.level) >= rank(included)) {
    return open(visitor.level === 'premium' ? 'premium' : 'subscriber')
  }
  const ways: WayIn[] = []
  if (content.pricing === 'paid' && content.price !== null && content.currency !== null) {
    const price = { amount: content.price, currency: content.currency }
    ways.push({ kind: 'buy', price, total: splitPrice(price).total })
  }
  if (included) ways.push({ kind: 'subscribe', level: included })
  return locked(ways)
}

/**
 * The one gate. Who has it included is said by visibility; a price lets everybody else buy; during
 * early access those below its level can neither open nor buy, but wait or subscribe. Whoever holds
 * the post itself, and its owner, always opens it.
 */
export const judge = (content: Gated, visitor: Visitor, now: Date): ContentAccess => {
  if (visitor.isOwner) return open('owner')
  if (visitor.holds) return open('bought')
  const later = ordinary(content, visitor)
  const until = earlyUntil(content, now)
  const { early_level: level } = content
  if (!until || !level || rank(visitor.level) >= rank(level)) return later
  const included = includedFrom(content)
  const needed = rank(included) > rank(level) && included ? included : level
  const ways: WayIn[] = [{ kind: 'subscribe', level: needed }]
  // Waiting is a way in only where it leads to something without a subscription they lack.
  if (later.open || later.ways.some(({ kind }) => kind === 'buy')) {
    ways.push({ kind: 'wait', until: until.toISOString() })
  }
  return locked(ways)
}

/** Whether everyone may open it: then, and only then, something sharp of it may be public. */
export const isOpenToAll = (content: Gated, now: Date) =>
  content.status === 'published' && judge(content, stranger, now).open
