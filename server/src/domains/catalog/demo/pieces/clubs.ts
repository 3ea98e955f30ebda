import { piecesOf } from './piece.ts'

/** Newest first, as on a profile. */
export const clubs = [
  ...piecesOf(
    'chess_for_two',
    'gaming',
    `
video 16 | Rook endings, with tea | The pot outlasts the pawn. | endgame rook | captions, chapters=Cut off;Bridge;Win, series=Endings with tea
video 12 | Blitz with viewers: the trap I fell into | Twice. The same evening. | blitz trap |
image 4 | Four positions to lose sleep over | White to move in all of them. | puzzles |
article | Losing politely | A short guide from long experience. | etiquette | in=comedy
video 14 | King and pawn, nothing else | All of chess is in here, waiting. | endgame pawn | series=Endings with tea
image 1 | The board in the park | Third table from the fountain. | tbilisi park | in=travel, price=299
audio 30 | Clock, pieces, clock | A minute of somebody else's time trouble. | blitz sound | in=music
video 18 | The opening nobody plays | There are reasons. We go through them. | opening | subscribers
article | Teaching a child to lose a queen | And to notice, and to go on. | teaching | in=education
image 6 | Sets from six homes | One pawn is a button. | sets |
video 10 | Opposite bishops, same sadness | A draw by nature. | endgame bishop | series=Endings with tea, subscribers, teaser
article | Ten games I think about | Annotated lightly, regretted fully. | games | premium
`,
  ),
  ...piecesOf(
    'old_games',
    'gaming',
    `
video 20 | The water level, finally | Twenty-six years. One lung. | platform water | captions, series=Unfinished
video 14 | A shortcut nobody told us | It was behind the first pipe. | secrets | series=Unfinished
image 4 | Maps drawn on squared paper | By us, aged nine, in biro. | maps |
article | Difficulty was a business model | Coins explain most of it. | design history | in=business
audio 45 | Title screen, all night | We left it on while we slept. | chiptune | in=music
video 12 | Beating the boss with the wrong hand | For science. | challenge | in=comedy
image 1 | Castle at the end | We never saw this screen. Now you have. | castle | price=299
video 16 | Speedrun, walked | All the tricks, none of the hurry. | speedrun | subscribers, teaser
article | Repairing a cartridge | Blowing into it never helped. Here is what does. | repair | in=technology
image 5 | Five controllers, five blisters | Ranked. | hardware |
audio 30 | Game over, collected | Fourteen ways to be told. | chiptune | in=music, premium
video 10 | Saving was a luxury | Passwords of sixty characters, read aloud. | passwords | in=comedy
`,
  ),
  ...piecesOf(
    'ember_dance',
    'fitness',
    `
video 18 | First class: walking | You have been rehearsing all your life. | beginners | captions, chapters=Walk;Turn;Rest, series=People who think they cannot
video 16 | Second class: weight | Give it to the floor. It will give it back. | beginners weight | series=People who think they cannot
video 16 | Third class: turning | Leave the head till last. | beginners turn | series=People who think they cannot, subscribers
image 4 | Hands, mid phrase | The rest of us is a blur. | hands |
article | Rhythm is not talent | It is agreement. | rhythm | in=education
audio 60 | Drums for practice, slow | Sabar, at a pace that forgives. | drums practice | in=music
video 12 | Knees, kindly | A warm-up for joints with history. | warm-up knees |
image 1 | The last spin | She did not fall. | spin | price=399
audio 45 | Drums for practice, less slow | You asked. | drums practice | in=music, subscribers
video 22 | Saturday, the whole room | Forty people and one fan. | class | premium, teaser
article | What to wear to your first class | Socks, and then no socks. | beginners | in=fashion
image 5 | Dakar, rooftop class | Neighbours included. | dakar roof | in=travel
`,
  ),
  ...piecesOf(
    'salt_and_iron',
    'fitness',
    `
video 14 | The deadlift after forty | Slower up, slower down, stronger home. | deadlift | captions, chapters=Set;Lift;Lower, series=Past forty
video 12 | Warm up like you mean it | Six minutes. Your tendons can count. | warm-up | series=Past forty
article | Two days a week is enough | And why you will not believe me. | programme |
image 4 | Four grips | Only one of them is showing off. | grip |
video 16 | Squatting to a chair | The chair is not cheating. | squat | series=Past forty, subscribers
audio 60 | Eight minutes of rowing, shortened | Pace by drum. | rowing pace | in=music
image 1 | Chalk | The smell of a decision. | chalk | price=299
article | The knee that complains | What it is asking for. | knee | in=wellness
video 10 | Carry something heavy | To the corner and back. That is the programme. | carry |
image 3 | Log book, year six | Every number, also the sad ones. | log | subscribers
video 18 | Deload week, filmed lying down | Rest is a lift. | rest | premium, teaser
article | Protein without powder | Beans, sardines, eggs, arithmetic. | food | in=cooking
`,
  ),
]
