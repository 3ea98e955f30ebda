import { postsOf } from './post.ts'

/** Newest first, as on a profile. */
export const desks = [
  ...postsOf(
    'quiet_code',
    'technology',
    `
video 10 | Build a small program from an empty file | No framework. We write the first test, then the code, then clean up. | programming beginners | captions, chapters=Empty file;First test;Done, series=Small programs
article | Delete it and write it again | The second version usually takes an hour and is better. | rewriting |
image 2 | One bug, two diagrams | How I drew the problem before and after I understood it. | diagrams debugging |
video 6 | Naming things | Ten candidates for one function, and why I picked the third. | naming | series=Small programs, subscribers
audio 20 | Typing and rain | Background noise for deep work. | ambient typing | in=wellness
image 1 | Terminal wallpaper, amber | 5K wallpaper made from an actual session. | wallpaper | price=299
article | Lessons from a program from 1987 | It still runs every day. My code from 2019 doesn't. | history | premium
`,
  ),
  ...postsOf(
    'plain_ledger',
    'business',
    `
video 8 | How to price your hour | Start with your rent and work backward. | pricing | captions, chapters=Rent;Hours;Price, series=Money basics
article | Revenue isn't income | Where $1,000 in sales actually goes. | basics profit |
image 1 | My one-page budget sheet | Print it, fill it in, check it on Fridays. | template | price=499
video 6 | Invoices that get paid on time | Five lines that make a difference. | invoices | series=Money basics, subscribers
article | When to turn down a big order | Run the numbers with the payment 60 days late. | orders |
audio 20 | Your questions from the market | Recorded between customers on Saturday. | questions | in=education
article | How to raise your prices | The email I send, word for word. | pricing email | premium
`,
  ),
  ...postsOf(
    'slow_news',
    'general',
    `
article | The bridge that took nine years | We followed one construction project from groundbreaking to opening day. | bridge city | series=Start to finish
audio 25 | Four people who fish the river | In their own words, with no narrator. | river voices | in=education
article | Who owns the river? | Part two of three: the paper trail. | river law | series=Start to finish
video 8 | How we check a number | A look at our fact-checking process. | method | captions, in=education, chapters=Call;Check;Wait
image 2 | The bridge, first winter and last | The same corner, nine years apart. | bridge photo | in=art
article | The school at the end of the line | Seven students, one teacher, and a plan to close it. | school | subscribers, series=Start to finish
image 1 | The front page with no news | A collectible print from a very slow day. | front-page | price=299
article | What we decided not to publish | Four stories we held back, and why. | method | premium
`,
  ),
  ...postsOf(
    'night_buses',
    'travel',
    `
image 3 | Last stop, three routes | The end of the line at 2 a.m. | london night | series=Last stops
video 8 | Route N29, top deck, front seat | The best night view in London for the price of a bus ticket. | london bus | captions
article | A night on every bus | Eleven hours, fourteen routes, one sandwich. | travel |
image 1 | Rain on the timetable | Print-ready file, 11 × 14 in. | rain | price=399
image 2 | Lit windows at 3 a.m. | A baker and a cat. | windows night | in=art, subscribers
audio 15 | Engine idling in the garage | A low drone you can work to. | engine ambient | in=music
article | People who talk to the driver | I asked six drivers who their regulars are. | drivers | in=general, premium
`,
  ),
]
