import { postsOf } from './post.ts'

/** Newest first, as on a profile. */
export const clubs = [
  ...postsOf(
    'chess_for_two',
    'gaming',
    `
video 8 | Rook endings made simple | The two positions that decide most rook endings. | endgame rook | captions, chapters=Cut off;Bridge;Win, series=Endgame basics
image 2 | Two puzzles for the weekend | White to move in both. Answers on Monday. | puzzles |
article | How to lose a chess game well | A short guide to resigning, shaking hands, and learning something. | etiquette | in=comedy
video 6 | King and pawn endings | Opposition explained with one pawn on the board. | endgame pawn | series=Endgame basics, subscribers, teaser
image 1 | The chess tables in the park | Where I learned to play. | tbilisi park | in=travel, price=299
article | Ten games I keep coming back to | With light notes and links to the moves. | games | premium
`,
  ),
  ...postsOf(
    'old_games',
    'gaming',
    `
video 8 | I finally beat the water level | Twenty-six years later. Full run with commentary. | platformer water | captions, series=Unfinished business
article | Why old games were so hard | It had a lot to do with coins. | design history | in=business
audio 20 | Title screen loop, all night | Twenty seconds of pure nostalgia. | chiptune | in=music
image 2 | Maps we drew on graph paper | Scans from when we were nine. | maps |
video 6 | Boss fight, left hand only | A viewer dared me. | challenge | in=comedy, subscribers, series=Unfinished business
image 1 | The last castle | A pixel redraw of the final screen. | castle pixel-art | price=299
article | How to fix a dead cartridge | Blowing into it never helped. This does. | repair | in=technology, premium
`,
  ),
  ...postsOf(
    'ember_dance',
    'fitness',
    `
video 8 | First class: walking | If you can walk, you can do this one. | beginners | captions, chapters=Walk;Turn;Rest, series=Absolute beginners
video 8 | Second class: weight | Where your weight goes before you turn. | beginners weight | series=Absolute beginners, subscribers
article | You're not bad at rhythm | Rhythm is a skill, and here's how to practice it. | rhythm | in=education
audio 20 | Slow drums to practice with | A sabar pattern at a beginner tempo. | drums practice | in=music
image 2 | Rooftop class in Dakar | Photos from Saturday. Thanks to everyone who came. | dakar roof | in=travel
image 1 | The last spin | A still from our spring show. | show | price=399, in=art
article | What to wear to your first class | Anything you can move in. A few specifics. | beginners | in=fashion, premium
`,
  ),
  ...postsOf(
    'salt_and_iron',
    'fitness',
    `
video 8 | Deadlifting after 40 | Setup, warm-up sets, and how much to add each week. | deadlift | captions, chapters=Setup;Lift;Lower, series=Over 40
article | Two days a week is enough | The program I give every beginner over 40. | program |
image 1 | My lifting log, year six | Every set, including the bad weeks. | log | subscribers
video 6 | Squatting to a chair | A safe way to start, and when to remove the chair. | squat | series=Over 40, subscribers, teaser
image 1 | Chalk | Black-and-white print from the gym. | gym | price=299, in=art
article | High-protein meals without powder | Sardines, eggs, beans, and some simple math. | food | in=cooking, premium
`,
  ),
]
