import { z } from 'zod'
import { Instant, SubscriptionId, TierId, UploadId } from '../core/ids.ts'
import { atMost, trimmedText } from '../core/text.ts'
import { limits } from '../limits.ts'
import { maximumPrice, minimumPrice } from '../money.ts'
import { ContentCard } from './content.ts'
import { GiftMonths } from './intervals.ts'
import { MoneyShape, Price, priceTooHigh, priceTooLow } from './money.ts'
import { Picture } from './people.ts'

/** The accents of the design, which can be read in both themes. */
export const TierColor = z.enum(['ember', 'saffron', 'moss', 'lagoon', 'iris', 'rose'])
export type TierColor = z.infer<typeof TierColor>

const Benefit = trimmedText(limits.tierBenefit).min(1, 'Write something, or remove this line')

/** What a tier is, apart from what it costs. Some of it is a promise to whoever has it. */
export const TierTerms = z.object({
  name: trimmedText(limits.tierName).min(1, 'Enter a name'),
  description: trimmedText(limits.tierDescription),
  benefits: z.array(Benefit).max(limits.tierBenefits, atMost(limits.tierBenefits, 'benefits')),
  color: TierColor,
  trialDays: z.int('Use whole days').min(0).max(limits.trialDays, atMost(limits.trialDays, 'days')),
  seatLimit: z.int('Use a whole number').min(1, 'At least 1').max(limits.tierSeats).nullable(),
  isPremium: z.boolean(),
  /** Sold for what is there already: charged also while its creator is silent. */
  isLibrary: z.boolean(),
  isPopular: z.boolean(),
})
export type TierTerms = z.infer<typeof TierTerms>

/** A picture that was sent, or null for none. */
export const TierCover = UploadId.nullable()

/** Before the fee, in one currency. */
export const TierPrices = z.object({
  price: MoneyShape.extend({
    amount: z
      .int()
      .max(maximumPrice, priceTooHigh)
      .refine((amount) => amount === 0 || amount >= minimumPrice, priceTooLow),
  }),
  yearlyPrice: Price.nullable(),
})
export type TierPrices = z.infer<typeof TierPrices>

/** What a schema that holds both prices must ask of them. */
export const fairYear = ({ price, yearlyPrice }: TierPrices, context: z.RefinementCtx) => {
  if (!yearlyPrice) return
  const refuse = (message: string) =>
    context.addIssue({ code: 'custom', path: ['yearlyPrice'], message })
  if (yearlyPrice.currency !== price.currency) refuse('Use the same currency as the monthly price')
  else if (yearlyPrice.amount > 12 * price.amount)
    refuse('Can’t be more than 12 times the monthly price')
}

/** What can be reworded of a tier that people have. */
export const TierWording = TierTerms.pick({ name: true, benefits: true })
export type TierWording = z.infer<typeof TierWording>

/** As its creator sees it. */
export const TierView = TierTerms.extend({
  id: TierId,
  price: MoneyShape,
  yearlyPrice: MoneyShape.nullable(),
  cover: Picture.nullable(),
  coverProcessing: z.boolean(),
  /** Counted where there is a limit. */
  seatsTaken: z.int(),
  /** Somebody has or had it, so what was promised stays. */
  hasSubscribers: z.boolean(),
  /** Reworded for those who have it, who are mailed then; `before` is what it said first. */
  waitingChange: z.object({ before: TierWording, mailedAt: Instant }).nullable(),
  priceChangedAt: Instant.nullable(),
  archivedAt: Instant.nullable(),
  createdAt: Instant,
  abilities: z.object({
    edit: z.boolean(),
    /** Its marks and currency too, and fewer benefits. */
    editPromise: z.boolean(),
    archive: z.boolean(),
    restore: z.boolean(),
  }),
})
export type TierView = z.infer<typeof TierView>

/** Of what was published in the last 90 days, counted. The four make up all of it. */
export const TierOpens = z.object({
  included: z.int(),
  soldSeparately: z.int(),
  public: z.int(),
  /** Neither included nor sold: another tier opens it. */
  otherTiers: z.int(),
})
export type TierOpens = z.infer<typeof TierOpens>

/** As fans see it: every sum is what is paid in all. */
export const TierOffer = TierView.pick({
  id: true,
  name: true,
  description: true,
  benefits: true,
  color: true,
  cover: true,
  trialDays: true,
  isPremium: true,
  isPopular: true,
}).extend({
  /** Before the fee, for the breakdown. */
  price: MoneyShape,
  total: MoneyShape,
  yearlyTotal: MoneyShape.nullable(),
  /** What a year saves against twelve months. */
  yearlySaves: MoneyShape.nullable(),
  /** For how long it can be given to somebody, and what that costs; never where it is free. */
  terms: z.array(z.object({ months: GiftMonths, total: MoneyShape })),
  /** Null when there is room for everyone. */
  seatsLeft: z.int().nullable(),
  opens: TierOpens,
  /** The one this viewer has. */
  isYours: z.boolean(),
  /** The viewer's own of another tier of this creator, which can be changed to this one. */
  changes: SubscriptionId.nullable(),
  abilities: z.object({ subscribe: z.boolean() }),
})
export type TierOffer = z.infer<typeof TierOffer>

/** A post that a tier opens, as a thumbnail. */
export const OpenedPost = ContentCard.pick({
  id: true,
  type: true,
  title: true,
  cover: true,
  duration: true,
  pictureCount: true,
})
export type OpenedPost = z.infer<typeof OpenedPost>

/** The locked posts that a tier opens, of the newest thousand of its creator. */
export const TierOpening = z.object({
  tierId: TierId,
  count: z.int(),
  /** The newest of them. */
  latest: z.array(OpenedPost),
})
export type TierOpening = z.infer<typeof TierOpening>
