export const remarks = [
  'This is so good. Thank you!',
  'I watched this twice in a row.',
  'My dad taught me to do it exactly like this.',
  'Could you go into more detail on how you start?',
  'Saving this for the weekend.',
  'The colors are amazing.',
  'Tried this last night and it actually worked.',
  'Best thing I’ve seen all week.',
  'Is there a longer version somewhere?',
  'Showed this to my class and they loved it.',
  'Please do more like this.',
  'Love that you left the mistakes in.',
  'What did you use for this?',
  'Not sure I agree, but I really enjoyed it.',
  'Watching from a night shift. Perfect company.',
  'This finally made it click for me.',
  'Printed it out and hung it over my desk.',
  'My dog watched the whole thing.',
  'The sound is great on headphones.',
  'I keep coming back to this one.',
  'I’ve been doing it wrong for years, apparently.',
  'Worth the subscription on its own.',
  'Where was this taken? It’s beautiful.',
  'Beginner question: does the order matter?',
  'You make it look so easy.',
  'When’s the next one?',
  'This deserves way more views.',
  'Just found you today and I’m working through everything.',
] as const

export const answers = [
  'Thank you so much!',
  'A longer version is coming next month.',
  'Yes, the order matters. I should have said that.',
  'Nothing fancy, I’ll add a list to the description.',
  'Glad it worked for you!',
  'Tell your dog I said hi.',
  'Good question. I’ll answer it in the next one.',
  'From my kitchen window, believe it or not.',
  'That makes my day, thanks.',
  'Next one’s up on Friday.',
] as const

/** Under the posts of these titles somebody mentions the demo fan, who is told of it. */
export const mentions: ReadonlyMap<string, string> = new Map([
  ['Three skies over one roof', '@demo_fan this is the roof I told you about.'],
  ['Why I stopped photographing my subjects', '@demo_fan you said the same thing last week.'],
])
