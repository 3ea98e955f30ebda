import { TierColor, TierTerms, type TierView } from '@fanfare/contract'
import { z } from 'zod'
import { checkPrices, firstPrice, priceFields, priceFormOf } from './price-form.ts'

/** What was typed, line by line, without the empty ones. */
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const numberOf = (text: string) => (text.trim() === '' ? null : Number(text))
const { name, description, benefits, trialDays, seatLimit } = TierTerms.shape

const Fields = z.object({
  name,
  description,
  /** One in each line. */
  benefits: z.string(),
  color: TierColor,
  trialDays: z.string(),
  seatLimit: z.string(),
  isPremium: z.boolean(),
  isLibrary: z.boolean(),
  isPopular: z.boolean(),
  ...priceFields,
})
export type TierForm = z.infer<typeof Fields>

const checkTerms = (typed: TierForm, faults: z.RefinementCtx) => {
  const hold = (schema: z.ZodType, value: unknown, field: keyof TierForm) => {
    const fault = schema.safeParse(value).error?.issues[0]
    if (fault) faults.addIssue({ code: 'custom', path: [field], message: fault.message })
  }
  hold(benefits, linesOf(typed.benefits), 'benefits')
  hold(trialDays, numberOf(typed.trialDays) ?? 0, 'trialDays')
  hold(seatLimit, numberOf(typed.seatLimit), 'seatLimit')
}

/** The text in the form, which becomes the request once all of it is valid. */
export const TierForm = Fields.superRefine(checkTerms).superRefine(checkPrices)

export const blank: TierForm = {
  name: '',
  description: '',
  benefits: '',
  color: 'ember',
  trialDays: '',
  seatLimit: '',
  isPremium: false,
  isLibrary: false,
  isPopular: false,
  ...firstPrice,
}

export const formOf = (tier: TierView): TierForm => ({
  name: tier.name,
  description: tier.description,
  benefits: tier.benefits.join('\n'),
  color: tier.color,
  trialDays: tier.trialDays > 0 ? String(tier.trialDays) : '',
  seatLimit: tier.seatLimit === null ? '' : String(tier.seatLimit),
  isPremium: tier.isPremium,
  isLibrary: tier.isLibrary,
  isPopular: tier.isPopular,
  ...priceFormOf(tier),
})

/** A free tier has neither a trial nor a premium flag, whatever was typed before it was made free. */
export const termsOf = (typed: TierForm): TierTerms => {
  const isPaid = typed.kind === 'paid'
  return {
    name: typed.name,
    description: typed.description,
    benefits: linesOf(typed.benefits),
    color: typed.color,
    trialDays: isPaid ? (numberOf(typed.trialDays) ?? 0) : 0,
    seatLimit: numberOf(typed.seatLimit),
    isPremium: isPaid && typed.isPremium,
    isLibrary: isPaid && typed.isLibrary,
    isPopular: typed.isPopular,
  }
}
