import { DayBars } from '../../../ui/media/day-bars.tsx'
import { calendarDay } from '../../../ui/text/calendar-day.ts'
import { type Days, eventfulDays, movementWords } from './day-words.ts'
import styles from './figures.module.css'

/** Above the line who came, below it who went. */
export function Movement({ days }: { days: Days }) {
  if (days.length === 0) return null
  return (
    <DayBars
      days={days.map(({ date, joined, left }) => ({ date, up: joined, down: left }))}
      words={movementWords(days)}
      legend={{ up: 'Joined', down: 'Left' }}
    >
      <DayTable days={days} />
    </DayBars>
  )
}

function DayTable({ days }: { days: Days }) {
  const eventful = eventfulDays(days)
  if (eventful.length === 0) return null
  return (
    <details className={styles.more}>
      <summary>Show as a table</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Joined</th>
            <th scope="col">Left</th>
          </tr>
        </thead>
        <tbody>
          {eventful.map(({ date, joined, left }) => (
            <tr key={date}>
              <th scope="row">{calendarDay(date)}</th>
              <td>{joined}</td>
              <td>{left}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
