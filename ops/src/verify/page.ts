import { day, duration, markdownTable } from './columns.ts'
import type { Figure } from './figures.ts'
import { anchorOf } from './limits.ts'
import type { Measured, Run } from './measured.ts'

const notYet = 'not yet run with this command'

const top = `# Measured

Written by \`npm run verify\` from [measured.json](measured.json), the last run of each part at full size. Don't edit this
page: \`npm run check\` fails when it differs from what that file produces.

- **ours** is our figure, **bare** the engine's alone in the same run. A ratio holds on any machine; a time does not.
- **tried** and **held** count attempts. Nothing is ok unless all of them held.
- **short** is a goal not reached, and links to what limits it. **noted** has no goal.
- **load** is the machine's load average over one minute, before and after the part.
`

/** When and where a figure was taken. */
const circumstances = ({ at, commit, load, seconds }: Run) => [
  day(at),
  commit,
  `${load.start.toFixed(1)} → ${load.end.toFixed(1)}`,
  duration(seconds),
]
const circumstanceHead = ['date (UTC)', 'commit', 'load', 'took']

const resultOf = ({ name, result }: Figure) =>
  result === 'short' ? `[short](limits.md#${anchorOf(name)})` : result

/** `docs/measured.md`: made of nothing but the stored runs and the names of all parts. */
export function pageOf(measured: Measured, partNames: readonly string[]): string {
  const runs = partNames.flatMap((name) => measured[name] ?? [])
  const partRows = partNames.map((name) => {
    const run = measured[name]
    if (!run) return [name, notYet, '', '', '', '', '']
    return [name, run.outcome, ...circumstances(run), run.machine]
  })
  const rowsOf = (keys: readonly (keyof Figure)[]) =>
    runs.flatMap((run) =>
      run.figures
        .filter((figure) => keys.some((key) => figure[key] !== undefined))
        .map((figure) => [
          figure.name,
          ...keys.map((key) => figure[key] ?? ''),
          resultOf(figure),
          ...circumstances(run),
        ]),
    )
  const section = (title: string, keys: readonly (keyof Figure)[]) => {
    const rows = rowsOf(keys)
    const head = ['figure', ...keys, 'result', ...circumstanceHead]
    return `## ${title}\n\n${rows.length > 0 ? markdownTable(head, rows) : 'None yet.'}\n`
  }
  return [
    top,
    `## Parts\n\n${markdownTable(['part', 'result', ...circumstanceHead, 'machine'], partRows)}\n`,
    section('Benches and sizes', ['ours', 'bare', 'ratio', 'goal']),
    section('Faults, tests and pictures', ['tried', 'held']),
  ].join('\n')
}
