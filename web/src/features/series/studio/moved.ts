/** The same list with one of it elsewhere. */
export const moved = <One>(list: readonly One[], from: number, to: number): One[] => {
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(to, 0, ...list.slice(from, from + 1))
}
