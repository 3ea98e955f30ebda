import { postsOf } from './post.ts'

/** Newest first, as on a profile. */
export const sounds = [
  ...postsOf(
    'second_violin',
    'music',
    `
audio 25 | The second violin part, alone | The slow movement with only our line. You'll hear it differently afterward. | violin practice | series=The inner voice
video 8 | What does the second violin do? | A quick tour of our job in the orchestra, with examples. | violin orchestra | captions, in=education
article | Sitting behind the soloist | What you notice from three feet away. | orchestra |
audio 20 | Two bars that hold up a symphony | First alone, then with the full chord. | analysis | series=The inner voice, subscribers
video 6 | Bowing a long line | Arm weight, contact point, and when to breathe. | bowing technique | price=499, teaser
image 1 | My marked-up part | Fingerings, bowings, and a few complaints. | score |
article | How to practice quietly | Tips for apartments, hotel rooms, and late nights. | practice | premium
`,
  ),
  ...postsOf(
    'low_tide_radio',
    'music',
    `
audio 30 | Listener requests, episode 31 | An hour of your picks, trimmed to the best part. | radio requests | series=Listener requests
article | Running a radio station on one solar panel | What we can power in June and what we can't in December. | solar radio | in=technology
audio 20 | Listener requests, episode 30 | The one with the accordion. | radio requests | series=Listener requests, subscribers
image 2 | Records you mailed us | This month's haul, warped ones included. | records |
video 6 | The hut in a storm | The antenna made it. The roof needs work. | storm hut |
audio 15 | The shipping forecast, sung | Three of us, one microphone, no rehearsal. | forecast | in=comedy, premium
`,
  ),
  ...postsOf(
    'tiny_operas',
    'music',
    `
video 10 | The Parking Ticket: an opera | Love, betrayal, and a meter that ran out. | opera comedy | in=comedy, captions, chapters=Aria;Duet;Chorus
audio 20 | Aria for a lost umbrella | Track one from the Lost Objects album. | aria | series=Lost Objects
article | How to write a four-minute opera | Start at the end, keep one secret, and cut the second verse. | writing libretto |
audio 15 | Aria for a single sock | Track two. Our tenor had a cold and it helped. | aria | series=Lost Objects, subscribers
image 1 | Poster: The Neighbor | From last spring's run. Print size 12 × 18 in. | poster | price=499
video 6 | Rehearsing the villain | He's the nicest person in the company, which is a problem. | rehearsal | premium, teaser
`,
  ),
  ...postsOf(
    'deep_breath',
    'wellness',
    `
audio 30 | Ten breaths before work | A short breathing exercise you can do at your desk. | breath morning | series=Before the day
video 10 | Breathing with the circle | Breathe in as it grows and out as it shrinks. No talking. | breath visual |
article | What to do when meditation is boring | Boredom is normal. Here's how I work with it. | practice |
audio 20 | Rain for busy minds | No music, no voice, just rain. | rain sleep | subscribers, series=Before the day
image 1 | Sunrise over the river | Wallpaper size for phone and desktop. | morning river | price=299
video 6 | Neck and shoulder reset | Three slow stretches after a long day of screens. | stretch neck | in=fitness, captions
article | Questions I get after class | Am I doing it right? Should my foot be asleep? And eight more. | questions | premium
`,
  ),
]
