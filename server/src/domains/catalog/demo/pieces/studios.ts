import { piecesOf } from './piece.ts'

/** Newest first, as on a profile. */
export const studios = [
  ...piecesOf(
    'northlight',
    'art',
    `
video 24 | Painting weather: clouds that look wet | Keep the edge wet and the cloud will find its own shape. Three brushes, one of them wrong. | clouds oil weather | series=Painting weather, captions, chapters=Ground;First wash;Wind
image 1 | Harbour before snow | Painted from the window in one sitting, because the light would not wait. | harbour winter | price=499
video 16 | Night painting: a harbour from memory | No reference, no lamp over the palette. You learn what you actually saw. | night memory harbour | subscribers, teaser, captions
image 6 | Six skies over one roof | The same roof, the same hour, six days in October. | sky october sketchbook |
article | Why I stopped photographing my subjects | A photograph answers questions I would rather keep asking. | practice seeing |
video 12 | Mixing a grey that is not grey | Two blues and a brown walk into a palette. | colour mixing | series=Painting weather, early=5
audio 45 | Studio at two in the morning | The heater, the harbour, a brush in turpentine. Good company for slow work. | ambient studio | in=music
image 4 | Storm studies, left unfinished | Each stopped where another stroke would have been a lie. | storm study oil | premium
video 30 | Painting weather: rain on a flat sea | Rain is mostly vertical. The sea is mostly not. Everything else is patience. | rain sea oil | series=Painting weather, subscribers, chapters=Horizon;Rain;Reflections
image 1 | Blue hour, Tromsø | Eleven minutes of it, if the cloud allows. | blue winter | in=travel
video 10 | How I ruin a painting | It happens near the end, and it happens with confidence. | mistakes practice |
article | A palette for eleven weeks without sun | Six tubes, none of them black. | colour winter practice | subscribers
image 3 | Colour notes from the ferry | Small, quick and rained upon. | ferry sketchbook | draft
video 8 | Next month: the large canvas | Stretching two metres of linen in a room of three. | studio canvas | scheduled
article | On varnish, and waiting | Still arguing with myself about the last paragraph. | varnish practice | draft
image 2 | Early harbour attempts | Kept for honesty, taken down for mercy. | harbour early | unpublished
video 8 | Time lapse, broken card | The card gave up halfway through the night. | timelapse | failed
`,
  ),
  ...piecesOf(
    'paper_planes',
    'art',
    `
image 5 | Page 40, inked | The page where nobody speaks and everything is said. | comics ink page | series=The long way down
video 14 | Inking page 40 without lifting the pen | Well, twice. Three times if you count the sneeze. | ink process | series=The long way down, captions
image 4 | Page 39: the roof | She finally looks up. It took thirty-eight pages. | comics page | series=The long way down, subscribers
article | Thumbnails are where the story happens | Small enough that you cannot hide behind drawing. | storytelling thumbnails |
image 1 | Cover for a book that does not exist | Commissioned by a dream, paid in sleep. | cover poster | price=399
video 9 | Speech bubbles, badly | A short lesson in where not to put them. | lettering comics | in=comedy
image 8 | Eight faces of a tired pigeon | Reference sheet. He has a name now. | pigeon character |
audio 30 | Sounds for an action page | Swoosh, thud, the quiet afterwards. Free to use in your own work. | sound effects | in=music
image 3 | Page 38: stairs | Forty-one steps, each drawn, none regretted. | comics page | series=The long way down, subscribers
video 20 | A week of pages in twenty seconds | Monday is the slow one. | process timelapse | premium, teaser
article | What I pay for paper | Numbers, brands and one confession. | paper money tools | in=business
image 2 | Signing day leftovers | Doodles in the margins of other people's books. | doodle |
`,
  ),
  ...piecesOf(
    'type_practice',
    'art',
    `
video 15 | Spacing: the only hour that matters | Set a word, look away, look back. Repeat until lunch. | spacing kerning | captions, chapters=Look;Away;Back
image 4 | Posters for ordinary words | Tuesday, butter, nearly, shoe. | poster letters |
article | Against the perfect circle | An O drawn with a compass looks wrong because it is right. | letters drawing |
image 1 | Poster: Almost | Misregistered on purpose. You may disagree. | poster print | price=699
video 8 | One letter a day: R | A leg is not a tail. | letters daily | series=One letter a day
video 8 | One letter a day: S | Everyone's least favourite, mine included. | letters daily | series=One letter a day
video 8 | One letter a day: g | The double storey or nothing. | letters daily | series=One letter a day, subscribers
image 6 | Shop signs of Basel, redrawn | The originals were better. That is why I redrew them. | signs lettering | in=travel
article | How to argue about typefaces | Start by agreeing on the size. | talk design | in=comedy
audio 40 | Letterpress, thirty impressions | The rhythm of the treadle, unedited. | letterpress sound | in=music
image 3 | Specimen sheet, draft nine | Drafts one to eight are in the stove. | specimen letters | premium
video 18 | Drawing a numeral set | Old style, because our dates deserve ascenders. | figures letters | subscribers, early=7
`,
  ),
  ...piecesOf(
    'thread_count',
    'fashion',
    `
video 18 | A shirt that outlives its collar | Unpick, turn, stitch. Another five years. | mending shirt | captions, chapters=Unpick;Turn;Stitch
image 4 | Linen in four weights | Photographed as worn, not as sold. | linen cloth |
article | The honest price of a jacket | Thirty-one hours, line by line. | price tailoring | in=business
image 1 | Twill, enlarged | Over two, under two, for ever. | twill weave |
video 12 | Buttonholes by hand | Slow at first, then slow and beautiful. | buttonhole hand | series=Finishing well
video 10 | The invisible hem | You will only see it if I did it wrong. | hem finishing | series=Finishing well, subscribers
video 10 | Pressing is half of sewing | The other half is also pressing. | pressing finishing | series=Finishing well
image 6 | A wardrobe of twelve things | Everything I wore this winter, laid on the floor. | wardrobe winter | in=lifestyle
image 2 | Coat pattern, annotated | Sheet with my corrections in red. Print at full size. | pattern coat | price=899
article | Cloth tells you | What to feel for before you cut. | cloth buying | premium
audio 25 | The treadle machine | Recorded from under the table. | machine sound | in=music
image 3 | Mending basket, Sunday | Before, during, tea. | mending |
`,
  ),
]
