import { piecesOf } from './piece.ts'

/** Newest first, as on a profile. */
export const sounds = [
  ...piecesOf(
    'second_violin',
    'music',
    `
audio 60 | The inner voice, alone | Our part of the slow movement with nobody on top of it. Stranger than you think. | violin practice | series=The inner voice
video 14 | What the second violin does | Mostly breathing. | violin orchestra | captions, in=education
audio 45 | Warm up with me | Scales in thirds, slowly, with mistakes left in. | scales practice |
article | Sitting behind the soloist | You see the elbow, never the face. | orchestra |
audio 50 | Two bars that hold up a symphony | Heard alone, then in the chord. | analysis | series=The inner voice, subscribers
video 20 | Bowing a long line | Where the arm ends and the note does not. | bowing technique | price=499, teaser
image 3 | My part, pencilled | Fingerings, insults, a shopping list. | score |
audio 40 | Rehearsal, far microphone | The hall before the audience changes it. | rehearsal ambient | premium
image 1 | Rosin in the light | Dust of forty concerts. | rosin |
audio 30 | Tuning, eleven seconds of hope | Slowed down. | tuning | in=comedy
article | How to practise softly | Neighbours, midnight, technique. | practice | subscribers
video 12 | Vibrato, three speeds | Slow, wide, and the one you want. | vibrato technique |
`,
  ),
  ...piecesOf(
    'low_tide_radio',
    'music',
    `
audio 75 | Requests until the tide turns, no. 31 | Recorded in the hut. The kettle joins at minute one. | radio requests | series=Until the tide turns
audio 60 | Requests until the tide turns, no. 30 | The one with the accordion. | radio requests | series=Until the tide turns
video 12 | The hut in a gale | The mast held. The roof has asked for a meeting. | storm hut |
audio 45 | Foghorn and strings | A duet, one of them unaware. | ambient foghorn |
image 4 | Records that came by post | Warped by sun, salt or both. | records |
article | Running a station on one solar panel | Short shows, long summers. | solar radio | in=technology
audio 60 | Requests until the tide turns, no. 29 | Slow ones only, by popular demand. | radio requests | series=Until the tide turns, subscribers
audio 30 | Sea, left and right | Headphones, eyes closed. | sea ambient | in=wellness
image 1 | On air | The lamp is a jam jar. | hut | price=299
video 9 | Splicing tape with a kitchen knife | Do as I say. | tape | in=crafts
audio 40 | Shipping forecast, sung | By three people who were not asked to. | forecast | in=comedy, premium
article | Your letters, answered late | The boat comes on Thursdays. | letters | subscribers
`,
  ),
  ...piecesOf(
    'tiny_operas',
    'music',
    `
video 24 | The Parking Fine, an opera | Love, betrayal and a meter. Nobody survives. | opera comedy | in=comedy, captions, chapters=Aria;Duet;Chorus
audio 45 | Aria for a lost umbrella | It was on the tram. It is always on the tram. | aria | series=Lost objects
video 16 | The Last Croissant | A trio for two people and a baker. | opera bakery | in=comedy
article | How to write a tragedy in four minutes | Begin at the funeral. | writing libretto |
audio 40 | Aria for a single sock | Its partner is dead, or in the machine. | aria | series=Lost objects, subscribers
image 4 | Costumes from bed sheets | Act two is a duvet. | costume | in=crafts
video 20 | Rehearsing the villain | He is lovely. It is a problem. | rehearsal | subscribers, teaser
image 1 | Poster: The Neighbour | Our loudest work. | poster | price=499
audio 35 | Overture to something short | Longer than the opera. | overture |
video 12 | Curtain calls, ranked | By depth of bow. | curtain | in=comedy, premium
article | Letters to a critic | Unsent, obviously. | letters |
image 3 | Stage plans on napkins | Three restaurants, one disaster. | stage |
`,
  ),
  ...piecesOf(
    'deep_breath',
    'wellness',
    `
audio 90 | Ten breaths before the day | A minute and a half you already have. | breath morning | series=Before the day
video 20 | Breathing with the circle | In as it grows, out as it goes. No voice. | breath visual |
audio 75 | The body, from the feet up | Lying down is allowed. Falling asleep too. | body-scan | series=Before the day
article | Boredom is the door | What to do when nothing happens, which is most of the time. | practice |
audio 60 | Rain, for people who think too loudly | No bells, no advice. | rain sleep | subscribers
image 4 | Four places to sit | A step, a bench, a bed, a bus. | sitting |
video 16 | Slow neck, slow shoulders | For whoever has been at a screen. | stretch neck | in=fitness, captions, chapters=Neck;Shoulders;Stillness
audio 45 | Counting to seven and losing count | Losing count is the exercise. | counting | series=Before the day, subscribers
image 1 | Five in the morning | The river has no opinion. | morning river | price=299
video 12 | One long exhale | Play it in the lift. | breath short |
article | Questions people ask after class | And the one they do not. | questions | premium
audio 60 | Evening, closing the shop | Put the day back on its shelf. | evening sleep | premium, teaser
`,
  ),
]
