/** By title: paragraphs, `## ` for a heading and `> ` for a line to stop at. */
export const essays: Readonly<Record<string, string>> = {
  'Why I stopped photographing my subjects': `
For ten years I took a picture of everything I meant to paint. The pictures were good. The paintings were copies of pictures.
## What a camera decides
It decides where the edge is, and the edge is most of a painting. By the time I stood at the easel the hardest choice had been made by a machine in a fiftieth of a second.
> Look until you are bored, then look until you are not.
Now I stand in the cold and look. What I forget on the way home was not going to help.`,
  'A palette for eleven weeks without sun': `
The sun leaves on the last days of November. People imagine darkness. It is a great deal of blue, and a little pink at noon.
## The six tubes
Two blues, a raw umber, a warm white, a cold white, and one red so that the umber has somebody to argue with.
Black flattens the snow. Mix the umber into the colder blue and it will go as dark as you like and still breathe.`,
  'On varnish, and waiting': `
Six months, they say. I have varnished after six weeks and after six years, and regretted only the first.
A painting is wet for longer than it looks. So are most things.`,
  'Thumbnails are where the story happens': `
Mine are the size of a stamp. At that size there are no faces, only who is near and who is far.
## Three tests
Cover the words: does it still turn? Cover the last panel: do you want it back? Squint: where does the eye fall first?
If all three fail I make tea and draw another stamp. It costs a minute. A page costs a week.`,
  'What I pay for paper': `
People ask about pens. Nobody asks about paper, which eats more of my money than rent did in my first year.
I buy two hundred sheets of the heavy stock in spring, when the importer clears the shelf, and I hide them from myself.
The confession: page twelve was drawn on the back of a calendar. You have all praised page twelve.`,
  'Against the perfect circle': `
Take a compass, draw an O, set it between two Ns. It will look small, and as if it were leaning back.
## Why
We do not see shapes, we see the weight of them. The round letter touches the line at one point only, so it must reach beyond it to seem level.
> A letter is right when it looks right, and then you may measure it.
The compass stays in the drawer. I use it to open letters.`,
  'How to argue about typefaces': `
First agree on the size. Half of all quarrels are between twelve points and fourteen.
Then agree on the paper, the light and the reader's age. By now it is late and somebody will suggest soup.
If the quarrel survives the soup, it was about something else.`,
  'The honest price of a jacket': `
Cloth, four metres: ninety. Lining, canvas, buttons, thread: sixty-one. Thirty-one hours at what a plumber's apprentice earns: you may do that sum yourself.
## What the shop price hides
A jacket for the price of the cloth alone is possible. Somebody else is paying the rest of it, and they are not in the room.
I do not say this to make you feel bad. I say it so that you mend the one you have.`,
  'Cloth tells you': `
Crush a corner in your fist and count to ten. What it remembers, it will remember on you.
Hold it to the window. The holes between the threads are how it will breathe and where it will wear.
Then ask the weight, and buy half a metre more than the pattern says. The pattern has never met you.`,
  'The broth that runs for three days': `
Friday: bones, cold water, nothing else, and the smallest flame the stove will give. Skim when you pass.
Saturday: an onion cut in half and burned black on the iron. It goes in with its skin. So does whatever the week left behind.
## Sunday
Strain half of it and eat. To the other half add water, and say good night. It will be there on Monday, which is more than can be said for most of us.`,
  'What to cook when you are sad': `
Something that needs stirring, and cannot be left, and does not need talent. Polenta is good. Risotto is better, because somebody invented it for this.
Put the phone in the bread tin. Stand there for twenty minutes. You are allowed to cry into it: it wants salt.`,
  'My oven runs hot': `
Buy the little thermometer that hangs from the rack. It costs less than one burnt loaf.
Mine says two hundred and thirty when the dial says two hundred. For six years I thought I was impatient. I was merely misinformed.
Write the difference on tape and stick it to the door.`,
  'Salt, by weight': `
Weigh what is in the bowl. Take two hundredths of it in salt. That is all of the method and most of the science.
Less, and the wrong things grow. More, and nothing does. Spoons lie, because salt comes in flakes and grains and rocks, and a spoon cannot tell.`,
  'When to throw it away': `
White film, flat, smells of yeast: skim it and carry on. Fuzzy, any colour: goodbye. Pink: goodbye, and open a window.
> If you have to ask a stranger, you already know.
The jar is cheap. So is cabbage. You are neither.`,
  'How to read a market': `
Arrive early, with one bag and no list. Walk the whole of it once with your hands in your pockets.
## Whom to follow
The oldest woman with the smallest basket. She is not looking at signs. She is looking at stems.
Where she stops and says nothing, wait. Where she stops and complains, buy: the price is about to fall.`,
  'What a basket costs this week': `
Quinces, the kilo: less than last year. Tomatoes: twice, because of the rain in the valley. Eggs: the same, and the hens are told to keep it so.
I write it down on the way home, on the bus, and I do not round. In a year you will thank me, or whoever sets the price of eggs will.`,
}
