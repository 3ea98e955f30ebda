/** By title: paragraphs, `## ` for a heading and `> ` for a quote. */
export const making: Readonly<Record<string, string>> = {
  'Why I stopped photographing my subjects': `
For ten years I took a photo of everything I planned to paint. The photos were good. The paintings ended up as copies of photos.
## What the camera decides
A camera picks the edges of the frame, and the edges are most of a composition. By the time I got to the easel, the hardest choice had already been made in a fraction of a second.
> Look until you're bored, then keep looking.
Now I stand outside with a small sketchbook for twenty minutes. Whatever I forget on the way home usually wasn't important.`,
  'A palette for eleven weeks without sun': `
The sun goes down here in late November and comes back in mid-January. It isn't pitch black. It's mostly blue, with a little pink around noon.
## The six tubes
Ultramarine, cerulean, raw umber, a warm white, a cool white, and one red to push against the umber.
I leave black out because it flattens the snow. Umber and ultramarine go just as dark and still look like a color.`,
  'On varnish and waiting': `
The usual advice is to wait six months. I've varnished after six weeks and after six years, and I only regret the first one.
To do: add the photos of the cracked one.`,
  'Thumbnails are where the story happens': `
My thumbnails are about the size of a postage stamp. At that size you can't draw faces, so you're forced to think about who is close and who is far away.
## Three tests
Cover the dialogue: is it still clear what happens? Cover the last panel: do you want to see it? Squint: where does your eye go first?
If a page fails one of these, I draw another stamp. It takes a minute. A finished page takes a week.`,
  'Why your O looks too small': `
Draw a perfect circle, put it between two Ns, and it will look too small.
## Overshoot
A round letter only touches the baseline at one point, so it needs to go a little past the line to look the same height. For most text faces that's about one to two percent.
> If it looks right, it is right. Then measure it.
The same goes for pointed letters like A and V, which need even more.`,
  'What a handmade jacket costs': `
Fabric, four yards: $90. Lining, canvas, buttons, and thread: $61. Labor: 31 hours.
## Why store prices are lower
A jacket that sells for the price of the fabric is possible, but someone along the way isn't being paid for those hours.
I'm not saying this to make anyone feel bad. I'd just like you to repair the one you already own.`,
  'How to choose fabric': `
Crush a corner in your fist for ten seconds. However wrinkled it is when you let go is how it will look on you by noon.
Hold it up to a window and look at the gaps between the threads. Check the width, the weight, and the fiber content.
Then buy half a yard more than the pattern says.`,
  'Three-day chicken stock': `
Friday night: cover the bones with cold water and set the burner as low as it goes. Skim whenever you walk by.
Saturday: char a halved onion in a dry pan and add it with the skin on. Add whatever vegetables are left from the week.
## Sunday
Strain, cool, and skim the fat. I freeze half in ice cube trays and use the rest for soup.`,
  'What I cook after a bad day': `
I want something that needs stirring, can't be rushed, and doesn't require any skill. Polenta works. Risotto is better.
Put your phone in another room and stir for twenty minutes. My third choice is scrambled eggs on toast, and nobody has ever complained.`,
  'The 2% salt rule': `
Weigh the vegetables. Multiply by 0.02. That's how much salt you need, and it works for cabbage, carrots, radishes, and most other things.
Less than that and the wrong bacteria can take over. A lot more and nothing ferments. Use a scale, because a tablespoon of flaky salt weighs half as much as a tablespoon of fine salt.`,
  'When to throw it out': `
A flat white film that smells like yeast is kahm yeast. Skim it off and carry on.
Anything fuzzy is mold, whatever the color. Throw out the whole jar. The same goes for anything pink or slimy.
> When in doubt, throw it out. Cabbage is cheap.`,
  'How to shop a farmers market': `
Get there early with a bag and no list. Walk the whole market once without buying anything.
## Look at the stems
Fresh produce has green, moist stems. If the stem is dry or has been trimmed off, it was picked days ago.
Then go back and buy what looked best. Plan dinner around that instead of the other way around.`,
  'How sharp does a chisel need to be?': `
I test on end grain. If the edge pares pine end grain and leaves it shiny, it's sharp enough for any joint I cut.
Shaving hair off your arm proves you can sharpen. Knowing when to stop saves you steel and an hour of your Saturday.`,
  'Wood moves': `
Boards get wider in humid weather and narrower in dry weather. They hardly change in length.
## What that means for you
Let panels float in their grooves. Attach tabletops with buttons or slotted screws. Don't glue a solid panel across the grain, or it will crack the first winter you run the heat.
Most traditional joints make a lot more sense once you know this.`,
}
