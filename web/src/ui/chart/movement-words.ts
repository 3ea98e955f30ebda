import { calendarDay } from '../text/dates.ts'
import { plural } from '../text/format.ts'

export interface MovementDay {
  readonly date: string
  /** People who came, and people who went. */
  readonly up: number
  readonly down: number
}

/** What those did who came and who went, in the past tense: “Joined” and “Left”. */
export interface MovementNames {
  readonly up: string
  readonly down: string
}

type Days = readonly MovementDay[]

const most = (days: Days, of: keyof MovementNames) =>
  days.reduce<MovementDay | null>((top, day) => (day[of] > (top?.[of] ?? 0) ? day : top), null)

/** Describes the chart for people who can't see the bars. */
export const movementWords = (days: Days, names: MovementNames) => {
  const verbs = { up: names.up.toLowerCase(), down: names.down.toLowerCase() }
  const sum = (of: keyof MovementNames) => days.reduce((all, day) => all + day[of], 0)
  const [up, down] = [sum('up'), sum('down')]
  if (up + down === 0) return `No one ${verbs.up} or ${verbs.down} in this period.`
  const best = most(days, 'up')
  const worst = most(days, 'down')
  const peaks = [
    best && `Most ${verbs.up} on ${calendarDay(best.date)} (${best.up}).`,
    worst && `Most ${verbs.down} on ${calendarDay(worst.date)} (${worst.down}).`,
  ]
  const sums = `${plural(up, 'person', 'people')} ${verbs.up}, ${down.toLocaleString()} ${verbs.down}.`
  return [sums, ...peaks].filter(Boolean).join(' ')
}
