import table from '../layout/table.module.css'
import { calendarDay } from '../text/calendar-day.ts'
import { DayBars } from './day-bars.tsx'
import styles from './movement.module.css'
import {
  eventfulDays,
  type MovementDay,
  type MovementNames,
  movementWords,
} from './movement-words.ts'

type Props = { days: readonly MovementDay[]; names: MovementNames }

/** Above the line who came, below it who went. */
export function Movement({ days, names }: Props) {
  if (days.length === 0) return null
  return (
    <DayBars days={days} words={movementWords(days, names)} legend={names}>
      <DayTable days={eventfulDays(days)} names={names} />
    </DayBars>
  )
}

function DayTable({ days, names }: { days: readonly MovementDay[]; names: MovementNames }) {
  if (days.length === 0) return null
  return (
    <details className={styles.more}>
      <summary>Show as a table</summary>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">{names.up}</th>
            <th scope="col">{names.down}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, up, down }) => (
            <tr key={date}>
              <th scope="row">{calendarDay(date)}</th>
              <td>{up}</td>
              <td>{down}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
