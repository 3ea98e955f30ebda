import type { Scored } from './score.ts'

/** Of any twenty that follow one another. */
const window = 20
const mostOfOneCreator = 3
/** At the latest every sixth, so that any twenty hold three of them. */
const newcomerEvery = 6

const byScore = (a: Scored, b: Scored) =>
  b.score - a.score || b.candidate.id.localeCompare(a.candidate.id)

/**
 * The best first, but of any twenty at most three by one creator and at least three by newcomers, as
 * long as there are such. What cannot be placed under these rules is left out, and so is what has no
 * reason that could be told.
 */
export const arrange = (scored: readonly Scored[], most: number): Scored[] => {
  const waiting = scored
    .filter(({ score, reasons }) => score > 0 && reasons.length > 0)
    .toSorted(byScore)
  const placed: Scored[] = []
  while (placed.length < most) {
    const recent = placed.slice(-(window - 1)).map(({ candidate }) => candidate.creatorId)
    const mayFollow = ({ candidate }: Scored) =>
      recent.filter((creator) => creator === candidate.creatorId).length < mostOfOneCreator
    const isOwed = !placed.slice(-(newcomerEvery - 1)).some(({ candidate }) => candidate.isNewcomer)
    const owed = isOwed && placed.length >= newcomerEvery - 1
    const newcomer = owed
      ? waiting.findIndex((each) => each.candidate.isNewcomer && mayFollow(each))
      : -1
    const at = newcomer >= 0 ? newcomer : waiting.findIndex(mayFollow)
    const [next] = at >= 0 ? waiting.splice(at, 1) : []
    if (!next) break
    placed.push(next)
  }
  return placed
}
