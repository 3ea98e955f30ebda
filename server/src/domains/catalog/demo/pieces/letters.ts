/** By title: paragraphs, `## ` for a heading and `> ` for a line to stop at. */
export const letters: Readonly<Record<string, string>> = {
  'Losing politely': `
Stop the clock before you sigh. Shake hands while you still feel nothing. Say well played, and mean the part that was.
## What not to say
That you were winning. Everyone was winning. The board remembers nothing and neither should you, until you are home.`,
  'Teaching a child to lose a queen': `
Let it happen. Do not look at the square. Children read eyes long before they read openings.
When it is gone, ask what is left. Count the pieces together, out loud. There are always more than you both thought.`,
  'Ten games I think about': `
Nine of them I lost. The tenth was a draw on a train, against a man who got off before we could set up again.
I play it out most nights. He is better every time.`,
  'Difficulty was a business model': `
The machine in the arcade wanted a coin every three minutes. So the third minute was cruel, and the cruelty followed us home in a cartridge.
## What stayed
Lives. Continues. The number in the corner. None of it was needed once the coin slot was gone, and all of it is why we are still playing.`,
  'Repairing a cartridge': `
Blowing into it moved the contacts by accident and covered them with breath. The first helped, the second is why it got worse.
Open it. Clean the edge with alcohol and a cotton bud until the bud stays white. Let it dry. Say a small thing to it.`,
  'Rhythm is not talent': `
It is agreement. Two people walking down a street do it without a lesson.
Begin by agreeing with your own breath, then with the floor, then with one other person. The drum comes last. It has been agreeing with you for a while.`,
  'What to wear to your first class': `
Something you can lift your arms in. Something you do not mind seeing from behind. Socks, and after ten minutes no socks.
Leave the mirror to those who came early. There is a place by the window where nobody looks, and that is where I stand.`,
  'Two days a week is enough': `
Muscle is built while you sleep, and at our age it sleeps slowly. Two hard days and five kind ones beat six of anything.
## The two days
Something heavy from the floor. Something heavy overhead. A carry. Go home. You will want to do more. That wish is the programme working.`,
  'The knee that complains': `
It is rarely the knee. It is the hip above that has stopped turning, or the ankle below.
Sit on the floor every evening while you watch something foolish. Change sides at the adverts. In a month the knee will have less to say.`,
  'Protein without powder': `
A tin of sardines, two eggs, a plate of beans. Count it once, on paper, and you will never need to count again.
> If it has a cartoon of a muscle on it, put it back.`,
  'Delete it and write it again': `
The first version taught you what the program is. It also contains everything you believed before you knew.
## How
Keep the tests. Close the file. Write it again from memory, tomorrow, before coffee. What you have forgotten was not part of it.`,
  'What I learned from a program of 1987': `
It keeps the books of a boatyard. It reads one file, writes one file, and prints a page. Nobody has touched it since its author retired.
It has no dependencies, because there was nothing to depend on. I have begun to see that as a feature.`,
  'Backups, a bedtime story': `
Once there were three copies. One lived at home, one lived with a friend, and one lived far away where it never rained.
One day the first fell into a bath. Nobody was sad. That is the whole story. Now go and check that yours can be opened.`,
  'What is left is not what you earned': `
You sold for a thousand. Four hundred was wood. Two hundred was the stall, the van and the man who helped. A hundred belongs to the tax office and has only stopped at your house to rest.
What is left is three hundred. Write that number on the wall, not the thousand.`,
  'When to say no to a big order': `
Do the sum twice: once as they describe it, and once with the payment sixty days late. If the second one closes your shop, the answer is no, or half, or a deposit.
> A customer who is insulted by a deposit has answered your question.`,
  'Borrowing from family': `
Write down the sum, the day and what happens if the day comes and the money does not. Both sign. Then eat together.
It is not distrust. It is so that in a year you are still eating together.`,
  'Raising prices without apology': `
Dear customer, from the first of next month a bowl will cost forty-two. It has cost thirty-six since I began. Clay, gas and my rent have not stood still, and I would like to be here in five years.
Do not explain further. Do not say sorry. Add that the old price holds until Friday, and watch what happens on Thursday.`,
  'The bridge that took nine years': `
It was to take two. We wrote about the first stone, as everyone did. Then we kept the telephone number of the woman who laid it.
## What happened
A flood, an election, a firm that did not exist, a bolt that was the wrong steel. Each had its day in other papers and then was gone from them.
It opened on a Tuesday, in drizzle, without speeches. She walked over it first. She is sixty-one now, and she says it moves a little, as it should.`,
  'Who owns the river': `
Last time we followed it down. This time we follow the papers up, through three registries, to a signature from 1911.
The signature is of a man who could not write. The lawyers disagree about what that means. The river has not been asked, but under the new law it may be: it has had a name in court since spring.`,
  'Corrections, all of them': `
We wrote that the mill closed in 1974. It was 1975. We wrote that the mayor was not available. He was; we called the wrong number.
We wrote that nobody was hurt. A man hurt his thumb, and wrote to us with the other hand.`,
  'The school at the end of the line': `
Seven pupils, one teacher, and a bus that turns round in the yard. The plan to close it is eleven pages long and does not mention any of them.
We went for a week. On Wednesday the inspector came too, and stayed for lunch. On page twelve, which is new, there is now a list of names.`,
  'What we did not publish': `
A name, because she was sixteen. A photograph, because it was true and helped nobody. A very good story, because only one person told it.
And once, a whole front page, because we were tired and it was nearly right.`,
  'People who talk to drivers': `
A man who tells him every stop before it comes. A nurse who brings half of a sandwich. Someone who only ever says still raining.
When they have gone he says their names to himself. He does not know them. He has made them up, and they fit.`,
  'A night on every bus': `
I began at ten with a sandwich and a day ticket. By two I was on a route I had not known existed, between people who had never known anything else.
## At four
Everyone is asleep or pretending. The driver hums. The windows are lit from inside, and the city looks in at us.`,
}
