import { piecesOf } from './piece.ts'

/** Newest first, as on a profile. */
export const outdoors = [
  ...piecesOf(
    'field_notes',
    'travel',
    `
video 26 | A week above the tree line | Six nights, one dry. The dry one was the cold one. | mountains camping | captions, chapters=Up;Weather;Down, series=Every month above
image 5 | Ridge, five hours apart | Sat still and let the light do the walking. | ridge light |
article | What I carry and what I do not | Nine kilos, and the kilo I regret every time. | kit |
video 16 | Reading the weather from a pass | The wind tells you first, your knees second. | weather | in=education
image 1 | Last light, north face | Thirty seconds, no tripod, borrowed rock. | light peak | price=599
video 14 | February: snow, mostly | A short film about digging. | snow winter | series=Every month above, subscribers
audio 60 | Tent, wind, sleep | Recorded from inside the bag. | wind sleep | in=wellness
image 6 | Shelters, ranked by goats | The goats were consulted. | bothy shelter | in=comedy
article | Turning back | Three times I did, and one I should have. | safety judgement |
video 12 | Crossing water | Look where you want to be, not where you are. | rivers skills | premium, teaser
image 3 | Lichens at knee height | You have to be tired to notice them. | lichen |
video 10 | March: the thaw | Everything moves at once. | thaw spring | series=Every month above
`,
  ),
  ...piecesOf(
    'cartographer',
    'education',
    `
video 22 | Reading a coastline from its contours | Where the lines crowd, the boat should not. | coast contours | captions, chapters=Depth;Shore;Hazards, series=Maps from nothing
image 4 | One island, four centuries | It keeps moving. The island has not. | history island |
article | Every map is an argument | Ask what it left out and who was paid. | maps history |
video 14 | Drawing hills before contours | Caterpillars, hachures and pride. | hachures | series=Maps from nothing
image 1 | Sheet 17, hand coloured | Three weeks of greens. | atlas print | price=999
video 12 | A compass from a needle and a cork | It points. Mostly north. | compass | in=crafts
audio 40 | A walk, paced and counted | Left foot odd, right foot even. | walking survey | in=music
article | How I got lost with my own map | The map was right. That was the worst part. | lost | in=comedy
video 18 | Measuring a field with your feet | The error is smaller than you fear. | survey | series=Maps from nothing, subscribers
image 5 | Legends, collected | Symbols for things that are no longer there. | legend symbols |
image 2 | Sea monsters, revised | Updated for accuracy. | monsters | in=comedy, subscribers
video 16 | Projecting an orange | Peel it, flatten it, lie about it. | projection | premium
`,
  ),
  ...piecesOf(
    'open_water',
    'fitness',
    `
video 14 | Four degrees | You have about this long to feel wonderful. | cold winter | captions, in=wellness
image 4 | Slipway, January to April | Same step, four tides. | slipway tide |
video 12 | Breathing every third stroke | Then every fifth, then whenever. | technique stroke | series=Stroke by stroke
article | Getting out is the dangerous part | What the cold does after you leave it. | safety cold |
audio 60 | Under the surface | A hydrophone, a harbour, your own pulse. | underwater ambient | in=music
video 16 | Sighting in chop | Lift less, look quicker. | technique chop | series=Stroke by stroke, subscribers
image 1 | The buoy at six | Turn here. Everyone does. | buoy dawn | price=299
video 10 | A flask, a hat, an order of things | What to put on first. | kit cold | in=lifestyle
article | Why winter | I have five answers and none convince my mother. | winter |
image 5 | Faces after | Nobody has ever looked this pleased to be blue. | people | in=lifestyle, subscribers
video 18 | Two kilometres, unhurried | A swim in real time, almost. | long swim | premium, teaser
video 9 | Floating | The least you can do. | float | in=wellness
`,
  ),
  ...piecesOf(
    'star_party',
    'education',
    `
video 18 | The sky tonight, no telescope | Find the chair, then the kettle, then the queen. | sky naked-eye | captions, chapters=West;Overhead;East, series=The sky tonight
image 4 | Four hours round the pole | I fell asleep after two. The camera did not. | trails pole |
article | How dark is your dark | A scale from car park to desert. | darkness |
audio 60 | Desert, no wind | There is almost nothing on this recording. That is the point. | silence ambient | in=wellness
video 14 | Why the moon looks large | It does not. You do. | moon | in=technology
image 1 | Orion, reclining | Southern manners. | orion | price=399
video 12 | Meteors, with patience | Eleven in an hour, one of them enormous. | meteors | series=The sky tonight, subscribers
article | Names for the same seven stars | Ploughs, bears, bowls and a funeral. | names myths | in=general
image 6 | Visitors looking up | Nobody poses in the dark. | people night | in=travel
video 20 | A planet in ten minutes | Find it, lose it, find it again. | planets | premium, teaser
audio 35 | Radio noise from Jupiter | Slowed until it sings. | radio jupiter | in=technology, subscribers
video 10 | Red torch, and why | Your eyes took half an hour. Do not waste it. | kit |
`,
  ),
]
