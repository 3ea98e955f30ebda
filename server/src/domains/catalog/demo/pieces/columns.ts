/** By title: paragraphs, `## ` for a heading and `> ` for a line to stop at. */
export const columns: Readonly<Record<string, string>> = {
  'Sharp enough': `
A blade is sharp enough when it cuts an onion that is not being held. That is a joke, and also the test.
Hair, paper and thumbnails prove that you can sharpen. The onion proves that you can stop. Everything past it comes off the blade and not off the work.`,
  'Wood moves, so should you': `
A board is a bundle of straws. In wet weather they drink, and the board grows wider, never longer.
## What follows
Panels float in their grooves. Table tops hang from buttons. Nothing is glued across the grain, because in March it would tear itself in two and blame you.
The old joints are not decoration. They are what is left after four hundred years of Marches.`,
  'What I carry and what I do not': `
Tent, bag, mat, stove, rope, and a book with the cover torn off. Nine kilos with two days of food.
The kilo I regret is the camera. The kilo I would regret more is the camera left at home.
What I do not carry: a second anything.`,
  'Turning back': `
Three times I turned back and was called careful. Once I did not, and was called lucky by a man with a dog and a rope.
> The summit is halfway.
I keep his rope in the hall. When I pack for the next one I have to step over it.`,
  'Every map is an argument': `
It says: this matters and that does not. Roads are drawn forty times too wide, because we wanted to leave. Villages without roads are drawn not at all.
## Three questions
Who paid for it? What is in the middle? What is the smallest thing that has a name?
Ask them of the next map you unfold, also of the one in your pocket that speaks.`,
  'How I got lost with my own map': `
I had surveyed that valley for a summer. I had drawn the wall, the ford and the two oaks.
In fog I came to a wall, a ford and two oaks, and they were other ones. The map was right. I was on another sheet.
Now I write, in the corner of every sheet, what it is not.`,
  'Getting out is the dangerous part': `
In the water you are cold at the edges. Your middle is still warm, and your body has shut the doors between them.
## After
You get out and the doors open. The cold blood comes home, and ten minutes later you are colder than you were in the sea. Be dressed by then. Do not drive. Do not be brave, be in wool.`,
  'Why winter': `
Because it is quiet. Because it is short. Because for the length of a swim I cannot think of anything else at all, and I have tried everything else for that.
My mother says there are baths.`,
  'How dark is your dark': `
Go out and look for the smallest star in the Little Bear. If you see it, you live somewhere good.
If you see seven stars in the Pleiades, better. If your shadow is cast by the Milky Way, please do not tell anyone where you are.`,
  'Names for the same seven stars': `
A plough, a wagon, a ladle, a bear, a bier with three mourners. Seven clever cows. A saucepan, where I grew up.
> Everyone drew a line between the same points and everyone saw what they needed.
Tonight it hangs upside down over the ridge. I needed a kettle. There it was.`,
  'Sitting behind the soloist': `
You see the elbow, the shoe, the place where the jacket has been mended. You never see the face.
But you hear them breathe in. Nobody in the hall hears that, and it is where the music is decided.`,
  'How to practise softly': `
The mute is a start. Better: practise with the bow an inch above the string and hear it anyway.
## At midnight
Left hand alone, then right hand alone, then neither, with the score in your lap. My neighbours think I have given up. I have never played better.`,
  'Running a station on one solar panel': `
In June we can send for eleven hours. In December, for fifty minutes if nobody makes tea.
So the long shows are summer shows, and the winter has short ones with long silences between the records, which listeners have begun to request.`,
  'Your letters, answered late': `
To the gentleman in Roscoff: yes, that was a goose.
To the lady who asked for the waltz her mother hummed: we played four. Write again and tell us which.
To the school on the island: come on a Thursday, with the boat, and bring your own cups.`,
  'How to write a tragedy in four minutes': `
Begin at the funeral. It saves an act. Everyone is already in black and already angry.
## Then
One secret, one letter, one door. Somebody sings the truth while nobody listens. Curtain, and a bow deeper than the plot.`,
  'Letters to a critic': `
Dear sir, you write that our heroine died too soon. She was due at another engagement.
Dear sir, you write that the orchestra was thin. It was Bruno. He has been ill.
Dear sir, thank you for coming. You were a third of the house.`,
  'Boredom is the door': `
You sit. Nothing happens. You wait for it to begin, and this waiting is it.
After a while boredom arrives. Do not entertain it. It will look round the room, sigh, and leave by the door it came in, and it leaves that door open.`,
  'Questions people ask after class': `
Am I doing it right? Yes. Should my foot be asleep? No. How long until it works? It is working, that is why you ask.
The one they do not ask: will you be here tomorrow? Yes.`,
}
