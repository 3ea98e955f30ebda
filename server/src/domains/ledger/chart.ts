/** Ways money comes in and goes out. Another one is another word here and nothing else. */
export type Rail = 'card'

/** Where an account's balance stands when all is well. */
type Side = 'debit' | 'credit'

export const accountSides = {
  'clearing:card': 'debit',
  disputed: 'debit',
  'provider-fees': 'debit',
  'dispute-fees': 'debit',
  'write-offs': 'debit',
  // Either way: what exchanging has cost, or brought.
  fx: 'debit',
  'creator-receivable': 'debit',
  'creator-pending': 'credit',
  'creator-available': 'credit',
  'creator-frozen': 'credit',
  'platform-fees': 'credit',
  'processing-fees': 'credit',
  'tax-payable': 'credit',
} as const satisfies Record<string, Side> & Record<`clearing:${Rail}`, Side>
export type AccountKind = keyof typeof accountSides

export const clearingOf = (rail: Rail) => `clearing:${rail}` as const

type Flow = `${AccountKind} > ${AccountKind}`

const saleFlows: readonly Flow[] = [
  'clearing:card > creator-pending',
  'clearing:card > platform-fees',
  'clearing:card > processing-fees',
  'clearing:card > tax-payable',
]

/** Which account an entry may debit in favour of which. */
const flows = {
  sale: saleFlows,
  tip: saleFlows,
  'provider-fee': ['provider-fees > clearing:card'],
  release: ['creator-pending > creator-available', 'creator-pending > creator-receivable'],
  refund: [
    'creator-pending > clearing:card',
    'creator-available > clearing:card',
    'creator-receivable > clearing:card',
    'platform-fees > clearing:card',
    'processing-fees > clearing:card',
    'tax-payable > clearing:card',
  ],
  'refund-failed': [
    'clearing:card > creator-pending',
    'clearing:card > creator-available',
    'clearing:card > creator-receivable',
    'clearing:card > platform-fees',
    'clearing:card > processing-fees',
    'clearing:card > tax-payable',
  ],
  'dispute-opened': [
    'disputed > clearing:card',
    'creator-pending > creator-frozen',
    'creator-available > creator-frozen',
  ],
  'dispute-won': [
    'clearing:card > disputed',
    'creator-frozen > creator-pending',
    'creator-frozen > creator-available',
    'creator-frozen > creator-receivable',
  ],
  'dispute-lost': [
    'creator-frozen > disputed',
    'creator-available > disputed',
    'creator-receivable > disputed',
    'platform-fees > disputed',
    'processing-fees > disputed',
    'tax-payable > disputed',
  ],
  'dispute-fee': ['dispute-fees > clearing:card'],
  exchange: ['clearing:card > fx', 'fx > clearing:card'],
  payout: ['creator-available > clearing:card'],
  'write-off': ['write-offs > creator-receivable'],
} as const satisfies Record<string, readonly Flow[]>
export type EntryKind = keyof typeof flows

/** What the provider keeps for itself; the rest of what moves outside is sums of buyers. */
export const feeKinds = ['provider-fee', 'dispute-fee'] as const satisfies readonly EntryKind[]

/** What is no movement of a buyer's money in the charge's own currency. */
export const besideKinds = [...feeKinds, 'exchange'] as const satisfies readonly EntryKind[]

export const mayFlow = (kind: EntryKind, debit: AccountKind, credit: AccountKind) => {
  const allowed: readonly Flow[] = flows[kind]
  return allowed.includes(`${debit} > ${credit}`)
}
