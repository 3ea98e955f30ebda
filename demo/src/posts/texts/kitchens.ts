import { postsOf } from './post.ts'

/** Newest first, as on a profile. */
export const kitchens = [
  ...postsOf(
    'slow_kitchen',
    'cooking',
    `
video 12 | The most forgiving bread I bake | Skip a fold, sleep in, leave it in the fridge. It still comes out great. | bread sourdough | captions, chapters=Mix;Fold;Wait;Bake, series=Bread basics
image 2 | One dough, two crumbs | Same flour and water, two different proofing times. | bread crumb |
video 8 | How sharp is sharp enough? | Sharpening a chef's knife and knowing when to stop. | knives tools |
article | Three-day chicken stock | My weekend method for a stock that sets like jelly. | stock winter |
video 10 | Sourdough, start to finish | The complete timeline, including the boring parts other videos cut. | sourdough bread | subscribers, teaser, series=Bread basics
image 1 | Sunday breakfast | Bread, butter, soft eggs, and the good salt. | breakfast table | in=lifestyle
audio 20 | Kitchen sounds for focus | A pot simmering on low. People asked for this, so here it is. | ambient kitchen | in=wellness
article | What I cook after a bad day | Three easy dishes that mostly need stirring. | comfort |
video 6 | Custard that doesn't split | Low heat, constant stirring, and one trick with the yolks. | custard dessert | price=299
`,
  ),
  ...postsOf(
    'wild_ferments',
    'cooking',
    `
video 8 | Kimchi, day 1 to day 21 | What to expect each week, and when it's ready to eat. | kimchi cabbage | captions, series=In the jar
article | The 2% salt rule | One number that works for almost every vegetable ferment. | salt method |
image 2 | What the bubbles tell you | A photo guide to healthy and not-so-healthy jars. | bubbles guide |
video 6 | Koji on stale bread | My favorite way to use up old sourdough. | koji bread | subscribers, teaser
image 1 | Plum ferment, day 40 | The color alone is worth the wait. | plum | price=399
article | When to throw it out | Mold, kahm yeast, and how to tell the difference. | safety mold |
`,
  ),
  ...postsOf(
    'market_day',
    'cooking',
    `
image 2 | Saturday market before seven | Get there early. The best produce is gone by nine. | market morning | in=travel
video 8 | What to do with quinces | They're too hard to eat raw, so roast them. | quince october | series=In season, captions
article | How to shop a farmers market | Walk the whole thing once before you buy anything. | market guide | in=travel
video 6 | How to pick a melon | Weight, smell, and the spot on the bottom. | melon basics | series=In season, subscribers
audio 15 | Market at dawn | Field recording from the Oaxaca central market. | market sound | in=music
image 1 | Four salsas, one molcajete | Recipe card included in the download. | salsa | price=299
`,
  ),
  ...postsOf(
    'hand_tools',
    'crafts',
    `
video 10 | Cutting dovetails without a jig | Saw, chisel, pencil. I'll show you how to mark from the first board. | dovetail joinery | captions, chapters=Pins;Tails;Fit
article | How sharp does a chisel need to be? | Stop when it pares end grain cleanly. Everything after that is polishing. | sharpening |
image 2 | The two hand planes I use most | If you only buy one, make it the low-angle jack. | planes tools |
video 6 | Green wood stool, part 1 | Splitting the log and rough-shaping three legs. | stool green-wood | series=Green wood stool
video 6 | Green wood stool, part 2 | Carving the seat with an adze and a scorp. | stool green-wood | series=Green wood stool, subscribers
image 1 | Ash grain, full size | A texture scan for your own projects. | ash grain | price=499
article | Wood moves | Why I never glue a solid panel across the grain. | wood basics | in=education, premium
`,
  ),
]
