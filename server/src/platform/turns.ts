export type Turns = <T>(work: () => Promise<T>) => Promise<T>

/** At most so many at once; the others wait in line. */
export const takeTurns = (mostAtOnce: number): Turns => {
  const waiting: (() => void)[] = []
  let free = mostAtOnce

  return async (work) => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
