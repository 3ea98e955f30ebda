import { daysLater } from '../../../core/format/calendar.ts'
import { dayText } from '../../../ui/text/dates.ts'

interface Opened {
  readonly openedAt: string
}

interface Day<Entry> {
  readonly name: string
  readonly entries: readonly Entry[]
}

/** Of the reader's calendar: two openings around midnight are of two days for them. */
const dayOf = (at: string | Date) => new Date(at).toDateString()

/** Entries by the day on which they were opened, in their order. */
export const byDay = <Entry extends Opened>(
  entries: readonly Entry[],
  now: Date,
): readonly Day<Entry>[] => {
  const names = new Map([
    [dayOf(now), 'Today'],
    [dayOf(daysLater(now, -1)), 'Yesterday'],
  ])
  const nameOf = ({ openedAt }: Entry) => names.get(dayOf(openedAt)) ?? dayText(openedAt)
  return [...Map.groupBy(entries, nameOf)].map(([name, opened]) => ({ name, entries: opened }))
}
