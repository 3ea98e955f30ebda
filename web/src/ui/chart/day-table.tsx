import { useState } from 'react'
import table from '../layout/table.module.css'
import { calendarDay } from '../text/dates.ts'
import styles from './day-chart.module.css'
import type { Charted } from './day-chart.tsx'

type Props = Required<Pick<Charted, 'dates' | 'main' | 'marks' | 'text'>> & Pick<Charted, 'other'>

/** The same in rows, for reading, copying and screen readers. Made when it is opened: a year is long. */
export function DayTable(props: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.more} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Show as a table</summary>
      {isOpen && (
        <div className={styles.rows}>
          <Rows {...props} />
        </div>
      )}
    </details>
  )
}

/** Days on which something happened, the latest first. */
export const eventfulDays = ({ dates, main, other, marks }: Omit<Props, 'text'>): number[] => {
  const marked = new Set(marks.map(({ date }) => date))
  const isEventful = (at: number) =>
    Boolean(main.values[at]) || Boolean(other?.values[at]) || marked.has(dates[at] ?? '')
  return [...dates.keys()].filter(isEventful).reverse()
}

function Rows({ text, ...charted }: Props) {
  const { dates, main, other, marks } = charted
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">{main.name}</th>
          {other && <th scope="col">{other.name}</th>}
          {marks.length > 0 && <th scope="col">Posts</th>}
        </tr>
      </thead>
      <tbody>
        {eventfulDays(charted).map((at) => (
          <tr key={dates[at]}>
            <th scope="row">{calendarDay(dates[at] ?? '')}</th>
            <td>{text(main.values[at] ?? 0)}</td>
            {other && <td>{text(other.values[at] ?? 0)}</td>}
            {marks.length > 0 && <td>{marks.find(({ date }) => date === dates[at])?.text}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
