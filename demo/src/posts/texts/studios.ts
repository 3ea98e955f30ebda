import { postsOf } from './post.ts'

/** Newest first, as on a profile. */
export const studios = [
  ...postsOf(
    'northlight',
    'art',
    `
video 20 | Painting weather: clouds that look wet | How I keep the edges soft so the clouds read as rain, using three brushes and one color mix. | clouds oil weather | series=Painting weather, captions, chapters=Ground;First wash;Wind
image 1 | Harbor before snow | Painted from my studio window in one sitting, right before the first storm of the year. | harbor winter | price=499
video 8 | Night painting: the harbor from memory | No reference photo this time. It's the best exercise I know for learning what you actually noticed. | night memory harbor | subscribers, teaser, captions, chapters=First look;The drawing;Light on water
image 3 | Three skies over one roof | The same roof at the same hour on three October evenings. | sky october sketchbook |
article | Why I stopped photographing my subjects | I used to shoot everything before I painted it. Here's what changed when I quit. | practice seeing |
video 8 | Mixing a gray that isn't gray | Two blues and an umber get you a gray with some life in it. | color mixing | series=Painting weather, early=5
audio 20 | Studio at two in the morning | Background sound from my studio: the heater, the harbor, and brushes in the jar. | ambient studio | in=music
image 2 | Storm studies, left unfinished | Two small oils from last week's storm. I stopped each one early on purpose. | storm study oil | premium
video 10 | Painting weather: rain on a flat sea | Horizon first, then rain, then reflections. The order makes all the difference. | rain sea oil | series=Painting weather, subscribers, chapters=Horizon;Rain;Reflections
image 1 | Blue hour in Tromsø | We get about eleven minutes of this light in December. | blue winter | in=travel
video 6 | How I ruin a painting | Three mistakes I still make near the end, and how I catch them now. | mistakes practice |
article | A palette for eleven weeks without sun | The six tubes I use all winter, and why none of them is black. | color winter practice | subscribers
image 2 | Color notes from the ferry | Quick sketches from the crossing. I still have to scan the rest. | ferry sketchbook | draft
video 6 | Next month: the large canvas | Stretching six feet of linen in a very small room. | studio canvas | scheduled
article | On varnish and waiting | Notes for a longer post about when to varnish. | varnish practice | draft
image 1 | Early harbor attempts | Older work that I took down while I redo the scans. | harbor early | unpublished
video 6 | Time lapse, broken card | The memory card failed halfway through the night. | timelapse | failed
`,
  ),
  ...postsOf(
    'paper_planes',
    'art',
    `
image 2 | Page 40, inked | The quiet page everyone has been asking about. Full resolution for zooming in. | comics ink page | series=The Long Way Down
video 8 | Inking page 40 in one take | I talk through line weight while I ink the hardest page of the chapter. | ink process | series=The Long Way Down, captions
article | Thumbnails are where the story happens | My three quick tests for a page before I draw it for real. | storytelling thumbnails |
image 1 | Cover for a book that doesn't exist | A practice cover I liked too much to leave in the drawer. Print-ready file. | cover poster | price=399
image 2 | Page 39: the roof | She finally looks up. | comics page | series=The Long Way Down, subscribers
video 6 | A week of pages in six seconds | Five days at the desk, sped up a lot. | process timelapse | premium
`,
  ),
  ...postsOf(
    'type_practice',
    'art',
    `
video 8 | Spacing a word by eye | How I space a headline without touching the kerning table. | spacing kerning | captions, chapters=Look;Adjust;Check
image 2 | Posters for ordinary words | Two-color prints from my ordinary words series: Tuesday and Butter. | poster letters |
article | Why your O looks too small | Round letters need to be taller than flat ones. Here's how much. | letters drawing |
image 1 | Poster: Almost | The misprinted edition. 18 × 24 in, print-ready PDF size. | poster print | price=699
video 6 | One letter a day: R | Where the leg should leave the bowl. | letters daily | series=One letter a day
video 6 | One letter a day: S | The hardest letter to draw, in four strokes. | letters daily | series=One letter a day, price=299
`,
  ),
  ...postsOf(
    'thread_count',
    'fashion',
    `
video 8 | How to turn a worn shirt collar | Unpick it, flip it, and sew it back on. You get another five years out of the shirt. | mending shirt | captions, chapters=Unpick;Flip;Sew
article | What a handmade jacket costs | Every hour and every material in my last jacket, line by line. | price tailoring | in=business
image 2 | Linen in two weights | The same shirt in two fabrics, so you can see how each one hangs. | linen fabric |
video 6 | Hand-sewn buttonholes | The stitch, the thread, and how to keep them even. | buttonhole sewing | series=Finishing well, subscribers
image 1 | Coat pattern with my notes | My working pattern with all corrections marked in red. | pattern coat | price=899
article | How to choose fabric | Five things to check in the store before you buy. | fabric buying | premium
image 1 | A twelve-piece winter wardrobe | Everything I wore from December to March. | wardrobe winter | in=lifestyle
`,
  ),
]
