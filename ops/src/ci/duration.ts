import type { Tally } from './tally.ts'

export interface Timed extends Tally {
  name: string
  seconds: number
}

/**
 * Growth is seen in the table long before it reaches this, which only ends what would never pass: where
 * CI runs, 90 minutes are all there are. Other machines share its cores, and one tree has taken from 37
 * minutes to over an hour there, so limits of 40 and of 60 failed by luck.
 */
const limitMinutes = 86

const clock = (seconds: number) => {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** One line per step, longest first; steps overlap, so the total is less than their sum. */
export function stepTable(steps: readonly Timed[], totalSeconds: number): string {
  const head = ['step', 'passed', 'failed', 'min:s']
  const rows = [...steps]
    .sort((one, two) => two.seconds - one.seconds)
    .map(({ name, passed, failed, seconds }) => [
      name,
      String(passed),
      String(failed),
      clock(seconds),
    ])
  const all = [head, ...rows, ['whole run', '', '', clock(totalSeconds)]]
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  const line = ([name = '', ...figures]: string[]) =>
    [
      name.padEnd(widths[0] ?? 0),
      ...figures.map((one, at) => one.padStart(widths[at + 1] ?? 0)),
    ].join('  ')
  return all.map(line).join('\n')
}

/** Why a run of this length has failed, or nothing. `FANFARE_CI_LIMIT=off` is for a busy machine. */
export function tooLong(totalSeconds: number, setting: string | undefined): string | undefined {
  if (setting === 'off' || totalSeconds <= limitMinutes * 60) return undefined
  return (
    `The run took ${clock(totalSeconds)}, more than ${limitMinutes} minutes. The table shows where ` +
    'the time went. On a busy machine, set FANFARE_CI_LIMIT=off.'
  )
}
