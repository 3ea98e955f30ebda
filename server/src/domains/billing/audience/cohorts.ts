import type { AudienceView } from '@fanfare/contract'
import type { LeaverRow } from './reader.ts'

/** How many months the table goes back, the present one included. */
const shown = 12

const firstOf = (at: Date, months: number) =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, 1))

export const cohortsSince = (now: Date) =>
  firstOf(now, 1 - shown)
    .toISOString()
    .slice(0, 10)

/** After so many months everyone who began in that month has had the time to leave. */
const decidedMonths = (month: string, now: Date) => {
  const after = firstOf(new Date(`${month}T00:00:00Z`), 1)
  let months = 0
  while (firstOf(after, months + 1) <= now) months++
  return months
}

interface Counted {
  readonly began: readonly { readonly month: string; readonly began: number }[]
  readonly leavers: readonly LeaverRow[]
}

export const cohortsOf = ({ began, leavers }: Counted, now: Date): AudienceView['cohorts'] =>
  began.map(({ month, began: all }) => {
    const left = leavers.filter((one) => one.month === month)
    const stayed = Array.from({ length: decidedMonths(month, now) }, (_, at) =>
      left.reduce((rest, { lasted, people }) => (lasted <= at ? rest - people : rest), all),
    )
    return { month, began: all, stayed }
  })
