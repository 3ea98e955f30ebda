/** How many of something each has open here, at most so many. */
export const openCounts = (most: number) => {
  const counts = new Map<string, number>()
  const of = (key: string) => counts.get(key) ?? 0
  return {
    isFull: (key: string) => of(key) >= most,
    add: (key: string) => counts.set(key, of(key) + 1),
    remove(key: string) {
      const left = of(key) - 1
      if (left > 0) counts.set(key, left)
      else counts.delete(key)
    },
  }
}
