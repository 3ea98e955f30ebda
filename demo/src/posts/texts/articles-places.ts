/** By title: paragraphs, `## ` for a heading and `> ` for a quote. */
export const places: Readonly<Record<string, string>> = {
  'My packing list for three nights': `
Tent, sleeping bag, pad, stove, one pot, headlamp, map, rain gear, and a paperback. With food it comes to about twenty pounds.
The thing I always regret is the camera, until I get home and look at the photos.
I don't pack a second of anything except socks.`,
  'The times I turned around': `
Three times I turned around early, and every time the weather got worse within the hour.
Once I kept going. I got down fine, thanks to two strangers with a rope.
> The summit is only halfway.
Now I set a turnaround time before I leave the car and text it to someone.`,
  'Every map leaves something out': `
A map shows what its maker thought was important. Roads are drawn many times wider than they are, because most people want to drive somewhere.
## Three questions
Who paid for it? What is in the center? What's the smallest thing that gets a name?
Try them on the next map you open, including the one on your phone.`,
  'How I got lost with my own map': `
I spent a summer surveying that valley. I drew the wall, the ford, and the two oak trees myself.
Then the fog came in, and I found a wall, a ford, and two oak trees. They were in the next valley over.
The map was right. I was on a different sheet. Now I always write down which sheet comes next.`,
  'Getting out is the dangerous part': `
Your body protects its core by cutting blood flow to your arms and legs. When you get out, that cold blood comes back.
## Afterdrop
Your core temperature keeps falling for ten to thirty minutes after you leave the water. Get dressed right away, drink something warm, and don't drive until you've stopped shivering.
Never swim alone in winter.`,
  'Why I swim in winter': `
It's quiet, it's short, and for as long as I'm in the water I can't think about anything else.
I also sleep better, I've met most of my friends this way, and the coffee afterward is the best coffee of the week.
My mother still thinks I should take a bath instead.`,
  'How dark is your sky?': `
Look for the Little Dipper. It has seven stars, and four of them are faint.
If you can only see two or three, you're in a bright suburb. If you can see all seven, you have a good dark sky.
If the Milky Way is bright enough to cast a shadow, please invite me over.`,
  'One constellation, six names': `
The same seven stars are a plow in Britain, a wagon in Germany, a big dipper in the United States, and part of a bear almost everywhere else.
> Everyone connected the same dots and saw what they knew.
Go out tonight and tell me what you see. I'll collect the answers in the next post.`,
  'Sitting behind the soloist': `
From my chair you never see the soloist's face. You see their elbow, their shoes, and the back of a jacket.
But you hear them breathe in before each phrase. That breath tells us exactly when to come in, and nobody in the audience can hear it.`,
  'How to practice quietly': `
A practice mute is a good start. So is playing at the very tip of the bow.
## Late at night
Practice the left hand alone, then the right hand alone. Then put the violin away and read through the part with a recording.
My neighbors are happy, and my intonation has never been better.`,
  'Running a radio station on one solar panel': `
In June we can broadcast for eleven hours. In December we get about fifty minutes, as long as nobody turns on the kettle.
So the long shows are in summer. In winter we record on battery power and upload from the library.`,
  'How to write a four-minute opera': `
Start as close to the end as you can. Everyone already knows each other, and everyone is already upset.
## The outline
One secret, one letter, one door. Someone sings the truth while nobody is listening.
Then cut the second verse. You never need the second verse.`,
  'What to do when meditation is boring': `
You sit down, nothing happens, and you start planning dinner. That's normal, and it happens to people who have been at it for twenty years.
When you notice you're bored, say "bored" to yourself and go back to one breath. You don't have to fix it. It usually passes within a minute or two.`,
  'Questions I get after class': `
Am I doing it right? Probably. Should my foot be asleep? No, shift your weight. How long until it works? Give it three weeks.
Can I do it lying down? Yes. Will I fall asleep? Also yes.
Do I need an app? No, but a timer helps.`,
  'A night on every bus': `
I started at ten with a sandwich and a day pass. By two I was on a route I had never heard of.
## Around four
Most people are asleep. The driver has the radio on low, and every window in the city is dark except for bakeries and hospitals.
I got home at nine and slept until dinner. I'd do it again.`,
  'People who talk to the driver': `
There's a man who announces every stop before the recording does. There's a nurse who brings half a sandwich on Thursdays.
Every driver I asked had at least three regulars, and most knew when one of them was missing.`,
}
