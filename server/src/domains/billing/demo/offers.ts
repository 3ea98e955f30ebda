import { type Currency, money, type TierColor } from '@fanfare/contract'

interface DemoTier {
  readonly creator: string
  readonly name: string
  readonly description: string
  readonly benefits: readonly string[]
  readonly color: TierColor
  readonly price: number
  readonly yearly?: number
  readonly currency: Currency
  readonly trialDays?: number
  readonly seats?: number
  readonly marks?: readonly ('premium' | 'popular' | 'library')[]
}

/** What the creators of the demo world offer to subscribers, each in their own voice and currency. */
const offers: readonly DemoTier[] = [
  {
    ...{ creator: 'northlight', name: 'Window seat', color: 'lagoon', price: 0, currency: 'EUR' },
    description: 'To know when something new hangs on the wall.',
    benefits: ['A note when a painting is finished'],
  },
  {
    ...{
      creator: 'northlight',
      name: 'Studio door',
      color: 'saffron',
      price: 499,
      currency: 'EUR',
    },
    ...{ yearly: 4_900, trialDays: 7, marks: ['popular'] },
    description: 'The door stands open. Look over my shoulder while the weather dries.',
    benefits: ['Every film of a painting being made', 'The sketchbook, each Friday'],
  },
  {
    ...{ creator: 'northlight', name: 'Back room', color: 'iris', price: 1_499, currency: 'EUR' },
    ...{ yearly: 15_000, seats: 40, marks: ['premium'] },
    description: 'For those who want to be there before the frame.',
    benefits: [
      'All of Studio door',
      'Unfinished work, and why it stays unfinished',
      'First choice when something is sold',
    ],
  },
  {
    ...{ creator: 'slow_kitchen', name: 'A place to sit', color: 'ember', price: 399 },
    ...{ currency: 'USD', marks: ['popular'] },
    description: 'One long recipe a week, with everything that can go wrong.',
    benefits: ['Recipes to print', 'Questions answered on Sundays'],
  },
  {
    ...{ creator: 'slow_kitchen', name: 'The long table', color: 'moss', price: 999 },
    ...{ yearly: 9_900, currency: 'USD', marks: ['premium'] },
    description: 'The afternoon projects: stock, sourdough, things in jars.',
    benefits: ['All of A place to sit', 'The bread course', 'What I would do differently'],
  },
  {
    ...{ creator: 'field_notes', name: 'Base camp', color: 'moss', price: 499, currency: 'GBP' },
    ...{ trialDays: 14 },
    description: 'The week above the tree line, as it was written down.',
    benefits: ['Every journey in full', 'Maps with the places where I turned back'],
  },
  {
    ...{ creator: 'field_notes', name: 'Above the line', color: 'lagoon', price: 1_299 },
    ...{ yearly: 12_900, currency: 'GBP', marks: ['premium', 'popular'] },
    description: 'What did not fit into the notes.',
    benefits: ['All of Base camp', 'Recordings of wind and huts', 'Packing lists with weights'],
  },
  {
    ...{ creator: 'second_violin', name: 'Rehearsal', color: 'rose', price: 599, currency: 'EUR' },
    description: 'The second part alone, slowly, with fingerings.',
    benefits: ['Parts to play along with', 'One phrase a week, taken apart'],
  },
  {
    ...{ creator: 'quiet_code', name: 'Reading along', color: 'iris', price: 799, currency: 'USD' },
    ...{ yearly: 7_900, trialDays: 7, marks: ['library'] },
    description: 'All programs so far, and how they came to be.',
    benefits: ['The whole archive', 'Source of every program'],
  },
  {
    ...{ creator: 'open_water', name: 'Cold club', color: 'lagoon', price: 299, currency: 'EUR' },
    description: 'For company on the days when nobody else goes in.',
    benefits: ['The winter diary', 'Water temperatures, each morning'],
  },
]

const has = ({ marks = [] }: DemoTier, mark: 'premium' | 'popular' | 'library') =>
  marks.includes(mark)

export const demoOffers = offers.map((tier) => ({
  creator: tier.creator,
  given: {
    name: tier.name,
    description: tier.description,
    benefits: [...tier.benefits],
    color: tier.color,
    price: money(tier.price, tier.currency),
    yearlyPrice: tier.yearly ? money(tier.yearly, tier.currency) : null,
    trialDays: tier.trialDays ?? 0,
    seatLimit: tier.seats ?? null,
    isPremium: has(tier, 'premium'),
    isPopular: has(tier, 'popular'),
    isLibrary: has(tier, 'library'),
  },
}))
