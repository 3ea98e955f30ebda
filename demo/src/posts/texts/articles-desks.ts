/** By title: paragraphs, `## ` for a heading and `> ` for a quote. */
export const desksAndClubs: Readonly<Record<string, string>> = {
  'How to lose a chess game well': `
Stop the clock, shake hands, and say "good game." You can be upset on the way home.
## What not to say
Don't tell your opponent you were winning. Everyone was winning at some point. Ask them where they thought it turned, because they often saw something you didn't.`,
  'Ten games I keep coming back to': `
I lost nine of these. The tenth was a draw on a train with a man who got off at the next stop.
I've added a few notes to each one, mostly about the move where I stopped thinking.`,
  'Why old games were so hard': `
An arcade cabinet needed a new quarter every three minutes, so the third minute was brutal. When those games moved to consoles, the difficulty came along.
## What stuck around
Lives, continues, and high scores all come from the coin slot. None of them were needed at home, and we loved them anyway.`,
  'How to fix a dead cartridge': `
Blowing into it sometimes worked because you had to pull it out and put it back in. The moisture from your breath made the contacts worse over time.
Open the shell with a 3.8 mm bit. Clean the contacts with isopropyl alcohol and a cotton swab until the swab stays white. Let it dry for ten minutes and try again.`,
  "You're not bad at rhythm": `
If you can walk next to a friend without thinking about it, you have rhythm.
Start by stepping to your own breath. Then add a slow song and only step on every other beat. Most people are surprised how quickly it clicks.`,
  'What to wear to your first class': `
Wear something you can lift your arms in. Bring socks and water. Bare feet are fine too.
If you're nervous about the mirror, stand near the window. That's where I stood for my first year.`,
  'Two days a week is enough': `
You get stronger while you recover, and recovery takes longer after 40. Two hard days and five easy ones beat six mediocre ones.
## The two days
Day one: deadlift, overhead press, carry. Day two: squat, row, carry. Forty-five minutes each, including the warm-up.
You'll want to do more. Go for a walk instead.`,
  'High-protein meals without powder': `
A can of sardines has about 22 grams. Two eggs have 12. A cup of cooked lentils has 18.
> Add it up once on paper and you won't have to count again.
My usual lunch is sardines on toast with beans. It costs less than a shake.`,
  'Delete it and write it again': `
Your first version taught you what the program should do. It also contains everything you believed before you understood the problem.
## How I do it
Keep the tests. Close the file. Write it again the next morning without looking. Anything you forgot probably wasn't needed.`,
  'Lessons from a program from 1987': `
It does the bookkeeping for a boatyard. It reads one file, writes one file, and prints one page. Nobody has changed it since the author retired.
It has no dependencies because there was nothing to depend on. I've started to see that as a feature.`,
  "Revenue isn't income": `
Say you sold $1,000 worth of bowls. Clay and glaze were $400. The booth, gas, and a helper were $200. Set aside $100 for taxes.
That leaves $300. Track that number every week, not the $1,000.`,
  'When to turn down a big order': `
Run the numbers twice: once the way the customer describes it, and once with the payment 60 days late. If the second version puts you out of business, say no or ask for a deposit.
> A customer who won't pay a deposit has already answered your question.`,
  'How to raise your prices': `
"Hi! Starting on the first of next month, bowls will be $42. They've been $36 since I started, and clay, gas, and rent have all gone up. The old price is good through Friday."
That's the whole email. Don't apologize and don't explain more than that. Expect a busy Thursday.`,
  'The bridge that took nine years': `
It was supposed to take two. Everyone covered the groundbreaking, including us. Then we kept in touch with the engineer who ran the site.
## What happened
A flood, an election, a bankrupt contractor, and a batch of bolts made from the wrong steel. Each one made the news for a day.
It opened on a rainy Tuesday without a ceremony. She walked across first.`,
  'Who owns the river?': `
In part one we followed the river to the sea. This time we followed the paperwork, through three county offices, to a deed signed in 1911.
The man who signed it couldn't read. The lawyers disagree about what that means, and a judge will decide in the fall.
Part three comes out after the hearing.`,
  'The school at the end of the line': `
Seven students, one teacher, and a bus that turns around in the parking lot. The district's plan to close it is eleven pages long.
We spent a week there. On Wednesday the superintendent visited too, and stayed for lunch. The vote has been moved to June.`,
  'What we decided not to publish': `
A name, because she was 16. A photo, because it would have hurt a family and told readers nothing new. A great story, because we only had one source.
And once, a whole front page, because it was late and it was only almost right.`,
}
