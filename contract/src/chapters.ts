/** No zod here: the timeline of the wizard moves chapters with every pixel. */
interface Starting {
  readonly start: number
}

/** Why these chapters cannot stand so; of a file whose length isn’t known yet, any time may be in it. */
export const chaptersFault = (
  chapters: readonly Starting[],
  duration: number | null,
): string | undefined => {
  if (duration !== null && chapters.some(({ start }) => start >= duration)) {
    return 'A chapter starts after the end.'
  }
  const seconds = new Set(chapters.map(({ start }) => Math.floor(start)))
  return seconds.size < chapters.length ? 'Two chapters start at the same second.' : undefined
}
