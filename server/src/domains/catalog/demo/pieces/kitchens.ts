import { piecesOf } from './piece.ts'

/** Newest first, as on a profile. */
export const kitchens = [
  ...piecesOf(
    'slow_kitchen',
    'cooking',
    `
video 20 | Bread that forgives you | Miss a fold, sleep in, answer the door. It will still rise. | bread sourdough | captions, chapters=Mix;Fold;Wait;Bake, series=Bread without fear
image 4 | Crumb, four ways | Same flour, different patience. | bread crumb |
video 14 | Knives, and when to stop sharpening | The tomato will tell you. | knives tools |
article | The broth that runs for three days | A pot is a diary if you never empty it. | broth winter |
video 30 | Sourdough, hour by hour | The long version, with the boring hours left in. | sourdough bread | subscribers, teaser, series=Bread without fear
image 1 | Table for one, Sunday | Bread, butter, salt, nobody. | table still | in=lifestyle
audio 60 | Kitchen, simmering | An hour of it would be better, but here is a minute. | ambient kitchen | in=wellness
video 10 | Salt by hand | Three fingers, from higher than you think. | salt basics |
article | What to cook when you are sad | Something that needs stirring. | comfort |
image 5 | Five loaves from five readers | You sent them, I photographed the crumbs. | bread community |
video 16 | Custard without fear | Low flame, wooden spoon, no phone. | custard dessert | price=299
article | My oven runs hot | And so, probably, does yours. | oven tools | subscribers
`,
  ),
  ...piecesOf(
    'wild_ferments',
    'cooking',
    `
video 16 | Three weeks of cabbage | Watch the jar so you do not have to. | kimchi cabbage | captions, series=In the jar
image 4 | What the bubbles mean | Small ones good, large ones better, none at all: read the text. | bubbles guide |
article | Salt, by weight | Two per cent, and the argument is over. | salt method |
video 9 | Burping a jar safely | Outdoors, the first time. | jar safety | series=In the jar
image 1 | Plum, day forty | It smells of almonds and rain. | plum | price=399
audio 30 | A jar, close up | A contact microphone and a very active radish. | sound radish | in=music
video 12 | Koji on old bread | The best thing that happened to stale crusts. | koji bread | subscribers, teaser
image 6 | The shelf in spring | Six months, left to right. | shelf spring |
article | When to throw it away | Pink is not a colour we discuss. | safety mould |
video 10 | Vinegar from the end of a bottle | You were not going to drink it. | vinegar | premium
image 2 | Labels I can still read | Date, weight, hope. | labels | in=crafts
video 8 | Lazy kefir | The culture does the work and you take the credit. | kefir basics | early=3, subscribers
`,
  ),
  ...piecesOf(
    'market_day',
    'cooking',
    `
video 12 | October: quinces | Too hard to eat, too good to leave. | quince october | series=In season, captions
image 5 | Saturday stalls before seven | The colour is gone by nine. | market morning | in=travel
video 10 | Choosing a melon | Listen, smell, ignore my uncle. | melon basics |
article | How to read a market | Follow the grandmothers, not the signs. | market guide | in=travel
image 1 | Chillies, drying | The roof is red until December. | chilli drying |
video 14 | Mole in one afternoon | Which is to say: mole, shortened, with apologies. | mole oaxaca | subscribers, teaser, chapters=Toast;Soak;Grind;Simmer
video 8 | September: figs | Do nothing. Then stop. | figs september | series=In season
audio 35 | Market at dawn | Crates, radios, the knife grinder's whistle. | market sound | in=music
image 4 | Four salsas, one mortar | From polite to not. | salsa mortar | price=299
article | What a basket costs this week | Prices from five stalls, written down on the way home. | prices | in=business
image 3 | Tomatoes nobody wanted | Ugly, split and mine. | tomatoes |
video 9 | August: corn | Eat it within sight of the field. | corn august | series=In season, subscribers
`,
  ),
  ...piecesOf(
    'hand_tools',
    'crafts',
    `
video 22 | Cutting a dovetail without measuring | The saw is the ruler. | dovetail joinery | captions, chapters=Pins;Tails;Fit
image 4 | Four planes and what they are for | One is for showing visitors. | planes tools |
article | Sharp enough | A practical definition, with an onion. | sharpening |
video 12 | The sound of a good cut | If it squeaks, stop. | saw sound |
image 1 | Ash, quartered | Split on a cold morning, straight as a letter. | ash grain | price=499
video 18 | A stool in one log: part one | Three legs, no plans. | stool green-wood | series=A stool in one log
video 18 | A stool in one log: part two | The log has opinions about the seat. | stool green-wood | series=A stool in one log, subscribers
video 16 | A stool in one log: part three | Wedges, and the moment before you hit them. | stool green-wood | series=A stool in one log, subscribers, teaser
image 6 | Workshop in six corners | The seventh corner is none of your business. | workshop |
audio 40 | Plane shavings | Long strokes in pine, for people at desks. | plane sound | in=wellness
article | Wood moves, so should you | Why nothing here is glued across the grain. | wood basics | in=education
image 3 | Spoons that failed | A bowl too deep, a neck too thin, a knot too proud. | spoons | premium
`,
  ),
]
