/** One line per figure, as every bench prints it. */
export interface Figure {
  readonly name: string
  readonly ours: number
  readonly bare: number
  readonly ratio: number
  /** Of `ours` and `bare`, printed right after them: `ms`, `MB/s`, `/cpu-s` for each second of CPU. */
  readonly unit: string
  readonly goal: number
  /** Whether it should be at least the goal, or at most. */
  readonly wants: 'at least' | 'at most'
  /** What the goal speaks of: the ratio, unless a person waits for the figure itself. */
  readonly judged?: 'ratio' | 'ours'
}

const short = (value: number) => {
  if (value >= 100) return value.toFixed(0)
  return value < 1 ? value.toFixed(3) : value.toPrecision(3)
}
const shortRatio = (ratio: number) => (Number.isFinite(ratio) ? ratio.toFixed(2) : 'none')

const reached = ({ ratio, ours, goal, wants, judged = 'ratio' }: Figure) => {
  const value = judged === 'ratio' ? ratio : ours
  // A division by nothing is no success.
  if (!Number.isFinite(value)) return false
  return wants === 'at least' ? value >= goal : value <= goal
}

const printFigure = (figure: Figure) => {
  const { name, ours, bare, ratio, unit, goal, wants, judged } = figure
  const sign = wants === 'at least' ? '>=' : '<='
  const values = [
    `ours=${short(ours)}${unit}`,
    `bare=${short(bare)}${unit}`,
    `ratio=${shortRatio(ratio)}`,
    `goal=${sign}${goal}${judged === 'ours' ? unit : ''}`,
  ]
  console.log(`bench ${name} ${values.join(' ')} ${reached(figure) ? 'ok' : 'short'}`)
}

/** A figure that nothing bare stands beside and no goal judges. */
export const printNoted = (name: string, ours: number, unit: string) =>
  console.log(`bench ${name} ours=${short(ours)}${unit} noted`)

export const finish = (figures: readonly Figure[]) => {
  for (const figure of figures) printFigure(figure)
  process.exitCode = figures.length > 0 && figures.every(reached) ? 0 : 1
}

export const median = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2
}

export interface Round {
  readonly ours: number
  readonly bare: number
}

/** Both in turn, so that whatever else the machine does hits both; the median of the ratios holds. */
export const interleave = async (
  rounds: number,
  ours: () => Promise<number>,
  bare: () => Promise<number>,
): Promise<Round & { ratio: number }> => {
  const done: Round[] = []
  for (let round = 0; round < rounds; round++) {
    // Whoever goes second finds warmer caches, so they take turns at that too.
    const first = round % 2 === 0
    const a = first ? await ours() : undefined
    const b = await bare()
    done.push({ ours: a ?? (await ours()), bare: b })
  }
  return {
    ours: median(done.map((round) => round.ours)),
    bare: median(done.map((round) => round.bare)),
    ratio: median(done.map((round) => round.ours / round.bare)),
  }
}
