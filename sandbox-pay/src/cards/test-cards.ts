import { type Behaviour, declines } from './behaviour.ts'

interface TestCard extends Behaviour {
  number: string
  /** The published name that tests use in place of a number. */
  alias?: `pm_card_${string}`
  country?: string
}

/** By the name that is stored with a card. Numbers are Stripe's, except those ending in 70xx. */
export const testCards = {
  visa: { number: '4242424242424242', alias: 'pm_card_visa' },
  mastercard: { number: '5555555555554444', alias: 'pm_card_mastercard' },
  amex: { number: '378282246310005', alias: 'pm_card_amex' },
  germany: { number: '4000002760000016', alias: 'pm_card_de', country: 'DE' },
  'generic-decline': {
    number: '4000000000000002',
    alias: 'pm_card_visa_chargeDeclined',
    declines: declines.generic,
  },
  'insufficient-funds': {
    number: '4000000000009995',
    alias: 'pm_card_visa_chargeDeclinedInsufficientFunds',
    declines: declines.funds,
  },
  'lost-card': {
    number: '4000000000009987',
    alias: 'pm_card_visa_chargeDeclinedLostCard',
    declines: declines.lost,
  },
  'expired-card': {
    number: '4000000000000069',
    alias: 'pm_card_chargeDeclinedExpiredCard',
    declines: declines.expired,
  },
  'incorrect-cvc': {
    number: '4000000000000127',
    alias: 'pm_card_chargeDeclinedIncorrectCvc',
    declines: declines.cvc,
  },
  'declines-later': {
    number: '4000000000000341',
    alias: 'pm_card_chargeCustomerFail',
    declinesCharges: declines.generic,
  },
  'three-d-secure': {
    number: '4000000000003220',
    alias: 'pm_card_threeDSecure2Required',
    asks: 'always',
  },
  'asks-at-renewal': { number: '4000000000007015', asks: 'off-session' },
  'processing-succeeds': { number: '4000000000007023', processing: 'succeeds' },
  'processing-fails': { number: '4000000000007031', processing: 'fails' },
  'dispute-fraudulent': {
    number: '4000000000000259',
    alias: 'pm_card_createDispute',
    dispute: 'fraudulent',
  },
  'dispute-not-received': {
    number: '4000000000002685',
    alias: 'pm_card_createDisputeProductNotReceived',
    dispute: 'product_not_received',
  },
  'fraud-warning': {
    number: '4000000000005423',
    alias: 'pm_card_createIssuerFraudRecord',
    warnsOfFraud: true,
  },
  'refund-fails': {
    number: '4000000000005126',
    alias: 'pm_card_refundFail',
    refunds: 'fail',
  },
  'refund-takes-time': {
    number: '4000000000007726',
    alias: 'pm_card_pendingRefund',
    refunds: 'take-time',
  },
} as const satisfies Record<string, TestCard>

export type CardName = keyof typeof testCards

const entries = Object.entries(testCards) as [CardName, TestCard][]

export function cardByNumber(number: string): CardName | undefined {
  return entries.find(([, card]) => card.number === number)?.[0]
}

export function cardByAlias(alias: string): CardName | undefined {
  return entries.find(([, card]) => card.alias === alias)?.[0]
}

export function testCard(name: CardName): TestCard {
  return testCards[name]
}
