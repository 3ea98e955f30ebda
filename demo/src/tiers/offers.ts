import { type Currency, money, TierColor } from '@fanfare/contract'

/** Sells single posts only, so that a profile without tiers can be seen. */
export const withoutTiers = ['type_practice']

interface Terms {
  readonly price: number
  readonly color: TierColor
  readonly yearly: number | null
  readonly trialDays: number
  readonly seats: number | null
  readonly flags: readonly string[]
}

const readTerms = (written: string): Terms => {
  const words = written.split(' ')
  const number = (name: string) => {
    const word = words.find((one) => one.startsWith(`${name}=`))
    return word ? Number(word.slice(name.length + 1)) : null
  }
  const color = TierColor.options.find((one) => words.includes(one))
  if (!color) throw new Error(`a tier has no color: ${written}`)
  return {
    price: Number(words[0]),
    color,
    yearly: number('yearly'),
    trialDays: number('trial') ?? 0,
    seats: number('seats'),
    flags: words,
  }
}

/** One line each: `name | price color options | description | benefits`. Prices are in cents. */
const tiersOf = (creator: string, currency: Currency, written: string) =>
  written
    .trim()
    .split('\n')
    .map((row) => {
      const [name = '', words = '', description = '', benefits = ''] = row
        .split('|')
        .map((cell) => cell.trim())
      const { price, color, yearly, trialDays, seats, flags } = readTerms(words)
      return {
        creator,
        terms: {
          name,
          description,
          benefits: benefits.split(';').map((one) => one.trim()),
          color,
          price: money(price, currency),
          yearlyPrice: yearly === null ? null : money(yearly, currency),
          trialDays,
          seatLimit: seats,
          isPremium: flags.includes('premium'),
          isPopular: flags.includes('popular'),
          isLibrary: flags.includes('library'),
        },
      }
    })

/** What the creators offer to subscribers, in their own currencies. */
export const demoOffers = [
  ...tiersOf(
    'northlight',
    'EUR',
    `
Window seat | 0 lagoon | Free updates from the studio. | A note when a painting is finished
Studio door | 499 saffron yearly=4900 trial=7 popular | Watch every painting from first sketch to last layer. | Every painting video in full; New sketchbook pages every Friday
Back room | 1499 iris yearly=15000 seats=40 premium | For collectors and fellow painters. | Everything in Studio door; Unfinished work and studies; First pick when originals go on sale
`,
  ),
  ...tiersOf(
    'slow_kitchen',
    'USD',
    `
Regular | 399 ember popular | One new recipe every week. | Printable recipes; Sunday Q&A
Chef's table | 999 moss yearly=9900 premium | The weekend projects: stock, sourdough, and preserves. | Everything in Regular; The full bread course; Ask for a recipe
`,
  ),
  ...tiersOf(
    'field_notes',
    'GBP',
    `
Base camp | 499 moss trial=14 | Every trip report in full. | All trip videos; GPX tracks
Summit | 1299 lagoon yearly=12900 premium popular | Extra footage and planning help. | Everything in Base camp; Field recordings; Packing lists with weights
`,
  ),
  ...tiersOf(
    'second_violin',
    'EUR',
    `
Rehearsal | 599 rose popular | Practice recordings and weekly breakdowns. | Play-along parts; One phrase a week, explained
Concert | 1499 iris premium | Everything, plus feedback on your playing. | Everything in Rehearsal; One video review a month
`,
  ),
  ...tiersOf(
    'quiet_code',
    'USD',
    `
Reader | 799 iris yearly=7900 trial=7 library popular | The whole archive, with source code. | Every video and article; Source code on request
Pair | 2499 lagoon seats=15 premium | Monthly pairing sessions. | Everything in Reader; A 30-minute session each month
`,
  ),
  ...tiersOf(
    'open_water',
    'EUR',
    `
Cold club | 299 lagoon popular | Support the channel and read the winter diary. | The winter diary; Water temperature every morning
`,
  ),
  ...tiersOf(
    'paper_planes',
    'USD',
    `
Reader | 300 rose | Read new pages a week early. | Pages one week early
Inker | 800 iris premium popular | Process videos and scans. | Everything in Reader; Process videos; High-resolution scans
`,
  ),
  ...tiersOf(
    'thread_count',
    'EUR',
    `
Sewing circle | 500 rose popular trial=7 | Full-length tutorials. | All tutorials; Pattern corrections
Atelier | 1500 saffron premium | Patterns and personal help. | Everything in Sewing circle; One pattern a month
`,
  ),
  ...tiersOf(
    'wild_ferments',
    'USD',
    `
Starter | 400 moss | Recipes and troubleshooting. | All recipes; Help with your jar
Cellar | 900 ember premium | Long projects: koji, miso, and vinegar. | Everything in Starter; Long-project videos
`,
  ),
  ...tiersOf(
    'market_day',
    'USD',
    `
Basket | 350 ember popular | Seasonal recipes every week. | Weekly recipe; Shopping list
`,
  ),
  ...tiersOf(
    'hand_tools',
    'USD',
    `
Apprentice | 600 saffron yearly=6000 | Complete project series. | Every project in full; Cut lists
Shop key | 1400 ember premium popular | Plans and monthly calls. | Everything in Apprentice; Measured plans; Monthly call
`,
  ),
  ...tiersOf(
    'cartographer',
    'EUR',
    `
Explorer | 450 lagoon popular | Subscriber posts and map downloads. | Every post; One map download a month
`,
  ),
  ...tiersOf(
    'star_party',
    'USD',
    `
Stargazer | 300 iris | Monthly sky guides. | Printable sky chart
Observatory | 1000 lagoon premium popular | Raw image files and live sessions. | Everything in Stargazer; Raw files; Live sessions
`,
  ),
  ...tiersOf(
    'low_tide_radio',
    'EUR',
    `
Listener | 300 lagoon popular | Every episode, no ads. | All episodes; Request line
Co-host | 1200 saffron seats=10 premium | Pick a record and introduce it. | Everything in Listener; Pick a record each month
`,
  ),
  ...tiersOf(
    'tiny_operas',
    'EUR',
    `
Balcony | 400 rose | New recordings first. | Every recording
Box seat | 1100 ember premium popular | Rehearsals and livestreams. | Everything in Balcony; Rehearsal videos
`,
  ),
  ...tiersOf(
    'deep_breath',
    'USD',
    `
Daily | 700 moss yearly=7000 trial=14 popular | A new guided session every week. | All sessions; Sleep sounds
Circle | 1800 iris premium | Small-group live classes. | Everything in Daily; Two live classes a month
`,
  ),
  ...tiersOf(
    'chess_for_two',
    'USD',
    `
Club player | 500 saffron trial=7 | Full lessons and weekly puzzles. | All lessons; Puzzle pack
Tournament | 2000 ember seats=20 premium popular | Game reviews. | Everything in Club player; One game review a month
`,
  ),
  ...tiersOf(
    'old_games',
    'USD',
    `
Player two | 400 iris popular | Full runs and bonus levels. | Every run in full
High score | 1200 rose premium | Repair guides and chiptunes. | Everything in Player two; Repair guides
`,
  ),
  ...tiersOf(
    'ember_dance',
    'EUR',
    `
Open class | 800 ember trial=7 popular | Every beginner class. | All classes; Practice tracks
Company | 2200 rose premium | Advanced classes and feedback. | Everything in Open class; Feedback on your video
`,
  ),
  ...tiersOf(
    'salt_and_iron',
    'EUR',
    `
Two days | 600 moss popular | The two-day program, updated monthly. | Full program; Form videos
Coached | 3000 ember seats=12 premium | A program made for you. | Everything in Two days; Personal program
`,
  ),
  ...tiersOf(
    'plain_ledger',
    'USD',
    `
Workshop | 500 moss yearly=5000 popular | All lessons and templates. | All lessons; Spreadsheet templates
Office hours | 2500 lagoon seats=10 premium | Ask me about your own numbers. | Everything in Workshop; A monthly call
`,
  ),
  ...tiersOf(
    'slow_news',
    'USD',
    `
Reader | 500 lagoon yearly=5000 popular | Every story in full. | All stories; Weekly newsletter
Supporter | 1500 ember premium | Help us stay independent. | Everything in Reader; Behind-the-scenes notes
`,
  ),
  ...tiersOf(
    'night_buses',
    'GBP',
    `
Day pass | 299 rose | Full photo sets. | Every set in full size
Season ticket | 800 iris premium popular | Prints and stories. | Everything in Day pass; A print every quarter
`,
  ),
]

/** What a creator sells in: their posts cost what their tiers cost it in. */
export const currencyOf = (creator: string): Currency =>
  demoOffers.find((offer) => offer.creator === creator)?.terms.price.currency ?? 'USD'
