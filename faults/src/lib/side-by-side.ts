/** Does all of it, so many at a time, and answers in the order in which it was given. */
export const sideBySide = async <Given, Made>(
  width: number,
  all: readonly Given[],
  work: (one: Given) => Promise<Made>,
): Promise<Made[]> => {
  const made: Made[] = new Array(all.length)
  const left = all.entries()
  const go = async () => {
    for (const [place, one] of left) made[place] = await work(one)
  }
  await Promise.all(Array.from({ length: width }, go))
  return made
}
