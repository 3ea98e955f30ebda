import { type GiftMonths, limits, type TierPrices, type TierTerms } from '@fanfare/contract'
import { allow, deny, type Verdict } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/scope.ts'
import type { Level } from '../../entitlements/index.ts'
import type { TierRow } from './reader.ts'

type Priced = Pick<TierRow, 'price' | 'yearly_price' | 'trial_days' | 'is_premium'>

const isFree = ({ price }: Pick<TierRow, 'price'>) => price === 0

/** What it opens: a free tier nothing that is locked. */
export const levelOf = (tier: Pick<TierRow, 'price' | 'is_premium'>): Level | null => {
  if (isFree(tier)) return null
  return tier.is_premium ? 'premium' : 'subscribers'
}

/** A year that is given costs what this tier asks for a year, where it does. */
export const priceOfTerm = (
  { price, yearly_price: yearly }: Pick<TierRow, 'price' | 'yearly_price'>,
  months: GiftMonths,
) => (months === 12 && yearly !== null ? yearly : price * months)

/** Null when there is room for everyone. */
export const seatsLeft = ({ seat_limit, seats_taken }: TierRow) =>
  seat_limit === null ? null : seat_limit - seats_taken

/** Someone else's tier is not there, rather than forbidden. */
export const canOwn = (tier: Pick<TierRow, 'creator_id'> | null, actor: Actor): Verdict =>
  tier && actor.kind === 'account' && actor.accountId === tier.creator_id
    ? allow
    : deny('tier.not-found')

export const canChange = ({ archived_at }: Pick<TierRow, 'archived_at'>): Verdict =>
  archived_at === null ? allow : deny('tier.archived')

export const canSellAnother = (onSale: number): Verdict =>
  onSale < limits.tiers ? allow : deny('tier.too-many')

/** Nothing to pay means nothing to try, nothing by the year and nothing locked. */
export const canBe = (tier: Priced): Verdict => {
  const hasExtras = tier.yearly_price !== null || tier.trial_days > 0 || tier.is_premium
  return isFree(tier) && hasExtras ? deny('tier.free-with-extras') : allow
}

export const canLimit = (limit: number | null, taken: number): Verdict =>
  limit === null || taken <= limit ? allow : deny('tier.seats-taken')

const kept = 'Subscribers signed up for this. Create a new tier and archive this one.'
const fewer = 'Subscribers signed up for this many. You can reword them or add more.'
type Faults = Readonly<Record<string, string>>
const keptOf = (broken: Readonly<Record<string, boolean>>): Faults =>
  Object.fromEntries(Object.keys(broken).flatMap((field) => (broken[field] ? [[field, kept]] : [])))

export const sameLines = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((line, at) => line === b[at])

/** What an edit names; the rest stays. */
export type GivenTerms = { readonly [Field in keyof TierTerms]?: TierTerms[Field] | undefined }

/**
 * Which promises an edit would break, by field; none while nobody has or had the tier. Name and
 * benefits may be reworded, of which everyone who has it hears, but there are never fewer.
 */
export const brokenTerms = (tier: TierRow, given: GivenTerms): Faults => {
  if (!tier.has_subscribers) return {}
  const isLess = given.benefits !== undefined && given.benefits.length < tier.benefits.length
  return {
    ...(isLess ? { benefits: fewer } : {}),
    ...keptOf({
      isPremium: given.isPremium !== undefined && given.isPremium !== tier.is_premium,
      isLibrary: given.isLibrary !== undefined && given.isLibrary !== tier.is_library,
    }),
  }
}

/** A price between free and paid would change what the tier opens. */
export const brokenPrices = (tier: TierRow, { price, yearlyPrice }: TierPrices): Faults => {
  if (!tier.has_subscribers) return {}
  return keptOf({
    price: price.currency !== tier.currency || (price.amount === 0) !== isFree(tier),
    yearlyPrice: tier.yearly_price !== null && yearlyPrice === null,
  })
}
