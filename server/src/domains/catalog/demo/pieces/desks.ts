import { piecesOf } from './piece.ts'

/** Newest first, as on a profile. */
export const desks = [
  ...piecesOf(
    'quiet_code',
    'technology',
    `
video 24 | A small program, from the empty file | No framework, no rush, one bug kept as a pet. | programming beginners | captions, chapters=Empty file;First test;Done, series=Without hurry
article | Delete it and write it again | The second time takes an hour and is better. | craft rewriting |
video 14 | Reading other people's code | As you would a letter not meant for you. | reading | series=Without hurry
image 4 | Four diagrams of one mistake | Each seemed clear at the time. | diagrams |
audio 60 | Typing, rain | The long function. | ambient typing | in=wellness
video 16 | Naming things for an hour | We keep three. | naming | series=Without hurry, subscribers
article | What I learned from a program of 1987 | It still runs. Nothing of mine from 2019 does. | history |
image 1 | Terminal, evening | Amber, because it is kinder. | terminal | price=299
video 12 | One test at a time | Red, tea, green. | testing | in=education
article | Backups, a bedtime story | Once there were three copies. | backups | in=lifestyle
image 2 | Desk, before and after a deadline | I will not say which is which. | desk | in=comedy, subscribers
video 20 | A database on paper | Cards, string, and a cat as the network. | databases | premium, teaser
`,
  ),
  ...piecesOf(
    'plain_ledger',
    'business',
    `
video 14 | Pricing your hour | Start with rent, not with talent. | pricing | captions, chapters=Rent;Hours;Price, series=Plain words
article | What is left is not what you earned | Turnover, profit and the drawer in the kitchen. | basics profit |
video 12 | Invoices people pay | Date, sum, account, thank you. | invoices | series=Plain words
image 4 | A year in four drawings | Rain months, dry months, the fair, tax. | cashflow |
article | When to say no to a big order | Do the sum with the late payment in it. | orders |
video 16 | Reading a bank statement aloud | It is less frightening in a calm voice. | bank | series=Plain words, subscribers
image 1 | The ledger sheet I use | Print it, fill it, look at it on Fridays. | template | price=499
audio 50 | Questions from the market, answered | Recorded between customers. | questions | in=education
article | Borrowing from family | Write it down. Especially with family. | loans | in=lifestyle
video 10 | Three envelopes | Tax, rent, you. In that order. | saving |
image 3 | Receipts, sorted by regret | A household exercise. | receipts | in=comedy, subscribers
article | Raising prices without apology | A letter you may copy. | pricing letter | premium
`,
  ),
  ...piecesOf(
    'slow_news',
    'general',
    `
article | The bridge that took nine years | One story, followed to its end. This one ends well. | bridge city | series=Followed to the end
article | Who owns the river | Part two of three. The lawyers enter. | river law | series=Followed to the end
audio 75 | The river, told by those who fish it | Four voices, no narrator. | river voices | in=education
image 5 | The bridge in nine winters | Same corner, same lens. | bridge photo |
video 16 | How we check a number | Call, ask, call the other side, wait. | method | captions, in=education, chapters=Call;Check;Wait
article | Corrections, all of them | This year: eleven. Here is each. | corrections |
article | The school at the end of the line | Seven pupils, and a plan to close it. | school | subscribers, series=Followed to the end
image 1 | Front page, printed once | Nothing happened that day. We said so. | front-page | price=299
video 12 | A week without headlines | We asked twelve people. Nine slept better. | experiment | in=lifestyle
audio 60 | The meeting, uncut | Two minutes that decided a harbour. | harbour meeting | subscribers
article | What we did not publish | And who asked us not to. | method | premium
image 3 | Letters page, framed | The angriest are the most carefully spelled. | letters | in=comedy
`,
  ),
  ...piecesOf(
    'night_buses',
    'travel',
    `
image 6 | Last stop, six routes | Everyone gets off. Almost everyone. | london night | series=Last stops
video 14 | The N29, upper deck, front seat | The city as it is meant to be watched. | london bus | captions
image 4 | Windows still lit at three | A baker, a baby, a quarrel, a cat. | windows night | in=art
article | People who talk to drivers | And what drivers say when you are gone. | drivers | in=general
image 1 | Rain on the timetable | Due in four minutes since midnight. | rain | price=399
audio 60 | Engine idling, garage | The lowest note in the city. | engine ambient | in=music
image 5 | Hands on rails | No faces, by agreement. | hands | subscribers, in=art
video 12 | Route 453 in the snow | The only thing moving. | snow | subscribers, teaser
article | A night on every bus | Eleven hours, one sandwich. | travel |
image 3 | Depot at dawn | They sleep nose to tail. | depot | series=Last stops, premium
video 9 | Reflections, accidental | The window is also a mirror. | reflections | in=art
image 4 | Things left behind | A cello. A wedding cake. One shoe, always one. | lost | in=lifestyle
`,
  ),
]
