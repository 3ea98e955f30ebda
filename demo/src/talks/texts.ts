interface Talk {
  readonly fan: string
  readonly creator: string
  /** How many days ago it began. */
  readonly days: number
  /** In turn, beginning with the fan. Two by the same person stand in one list. */
  readonly turns: readonly (readonly string[])[]
}

export const talks: readonly Talk[] = [
  {
    fan: 'demo_fan',
    creator: 'northlight',
    days: 3,
    turns: [
      ['How do you keep the black from going dead in the harbor film?'],
      [
        'Thank you! There’s no black in it.',
        'Ultramarine and burnt umber, and I stop mixing before they agree.',
      ],
      ['That explains the warm edge. Is the large canvas still on for December?'],
      ['It is. I’m stretching it this weekend, there’ll be a short film.'],
    ],
  },
  {
    fan: 'demo_fan',
    creator: 'slow_kitchen',
    days: 9,
    turns: [
      ['My starter smells of nail polish. Do I throw it away?'],
      ['No, it’s hungry. Feed it twice a day for three days.'],
      ['It came back! First loaf is in the oven.'],
      ['Told you. Send me the crumb when it’s cut.'],
    ],
  },
  {
    fan: 'june_archer',
    creator: 'northlight',
    days: 1,
    turns: [
      ['Do you ship prints to Leeds?'],
      ['I do, flat, between two boards. About a week.'],
      ['Lovely. See you at the next live.'],
    ],
  },
]
