import { postsOf } from './post.ts'

/** Newest first, as on a profile. */
export const outdoors = [
  ...postsOf(
    'field_notes',
    'travel',
    `
video 10 | A week above the tree line | Six nights in the Glyderau, five of them wet. | mountains camping | captions, chapters=Up;Weather;Down, series=Every month up high
image 2 | The same ridge, five hours apart | I stayed put and let the light change. | ridge light |
article | My packing list for three nights | Twenty pounds with food, and the one thing I always regret bringing. | gear |
video 6 | February: mostly snow | Digging out the tent, three times in one night. | snow winter | series=Every month up high, subscribers
image 1 | Last light on the north face | Large file for printing. | light peak | price=599
article | The times I turned around | Three good decisions and one I should have made sooner. | safety judgment |
audio 20 | Wind on the tent | Recorded from inside my sleeping bag. People use it to fall asleep. | wind sleep | in=wellness, premium
`,
  ),
  ...postsOf(
    'cartographer',
    'education',
    `
video 8 | How to read a coastline | What crowded contour lines tell you before you land a boat. | coast contours | captions, chapters=Depth;Shore;Hazards, series=Map basics
article | Every map leaves something out | Three questions to ask about any map you open. | maps history |
image 2 | One island, four centuries | The same island as drawn in 1590 and today. | history island |
image 1 | Sheet 17, hand colored | Three weeks of work. High-resolution download. | atlas print | price=999
video 6 | Make a compass from a needle and a cork | A five-minute project for kids. | compass | in=crafts, series=Map basics
article | How I got lost with my own map | I drew the valley myself and still walked up the wrong one. | navigation | in=comedy, subscribers
`,
  ),
  ...postsOf(
    'open_water',
    'fitness',
    `
video 8 | My first swim at 39 °F | How long I stayed in, what I wore, and how I warmed up after. | cold winter | captions, in=wellness
article | Getting out is the dangerous part | What afterdrop is and how to plan for it. | safety cold |
image 2 | The same slipway, January and April | Two photos from the same step. | slipway tide |
video 6 | Breathing every third stroke | A drill for pool days that pays off in the sea. | technique stroke | series=Stroke by stroke
audio 15 | Galway Bay at 6 a.m. | Waves on the slipway, no talking. | sea ambient | in=music
image 1 | Sunrise from the water | Shot with a housing I built myself. | sunrise | price=299, in=art
article | Why I swim in winter | People keep asking, so here's the long answer. | winter | subscribers
`,
  ),
  ...postsOf(
    'star_party',
    'education',
    `
image 2 | Star trails over the salt flat | Two hours of exposures, stacked. | trails night |
video 8 | What you can see tonight without a telescope | Four easy things to find this month. | sky beginners | captions, series=Tonight
article | How dark is your sky? | A quick test with the Little Dipper. | light-pollution |
video 6 | Find north in ten seconds | Start with the Big Dipper and follow the pointers. | navigation | series=Tonight, subscribers
image 1 | Milky Way core, full frame | Uncompressed download for printing. | milky-way | price=499, in=art
article | One constellation, six names | The same seven stars are a plow, a wagon, a bear, and a ladle. | stories | premium
`,
  ),
]
