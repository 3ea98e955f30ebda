import type { ContentDraft, ContentFields } from '@fanfare/contract'
import type { FieldName } from './editor/fields.ts'
import { isUndecided } from './pricing/pricing-words.ts'

export const stepNames = [
  'Content Type',
  'Upload & Details',
  'Pricing & Visibility',
  'Review & Publish',
] as const

const first = 2
const last = stepNames.length

/** The first step is left behind once the post exists. */
export const stepFrom = (text: string | null) => {
  const asked = Number(text)
  return Number.isInteger(asked) ? Math.min(last, Math.max(first, asked)) : first
}

const pricingFields: readonly string[] = [
  'pricing',
  'visibility',
  'earlyAccess',
  'Price',
  'Preview',
]

interface Editing {
  readonly draft: Pick<ContentDraft, 'pricing' | 'visibility'> & {
    readonly missing: readonly string[]
  }
  readonly fields: Pick<ContentFields, 'title' | 'pricing' | 'visibility'>
  readonly problems: Partial<Record<FieldName, string>>
  readonly unfinished: readonly string[]
}

/** The steps that have everything publishing needs; the last is done by publishing. */
export const completeSteps = ({ draft, fields, problems, unfinished }: Editing) => {
  const faults = [...Object.keys(problems), ...unfinished]
  const pricingFaults = faults.filter((name) => pricingFields.includes(name))
  // Of what the server misses, one may be about the price; the rest is about the details.
  const missing = draft.missing.length - (isUndecided(draft) ? 1 : 0)
  const hasDetails = fields.title.trim() !== '' && missing === 0
  return [
    1,
    ...(hasDetails && faults.length === pricingFaults.length ? [2] : []),
    ...(!isUndecided(fields) && pricingFaults.length === 0 ? [3] : []),
  ]
}
