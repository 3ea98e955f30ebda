import type { AudienceView } from '@fanfare/contract'
import type { CSSProperties } from 'react'
import table from '../../../ui/layout/table.module.css'
import { calendarDay } from '../../../ui/text/dates.ts'
import { percentText } from '../../../ui/text/percent.ts'
import styles from './figures.module.css'

type Cohorts = AudienceView['cohorts']

const monthWords = (month: string) => calendarDay(month, { month: 'short', year: 'numeric' })

/** Every cell says its share; the shade only helps the eye. */
export function CohortTable({ cohorts }: { cohorts: Cohorts }) {
  const months = Math.max(1, ...cohorts.map(({ stayed }) => stayed.length))
  const columns = Array.from({ length: months }, (_, at) => at + 1)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label="Retention by month">
      <table className={`${table.table} ${styles.cohorts}`}>
        <thead>
          <tr>
            <th scope="col">Started in</th>
            <th scope="col">People</th>
            {columns.map((month) => (
              <th key={month} scope="col">
                {month === 1 ? '1 month' : `${month} months`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cohorts.map((cohort) => (
            <Row key={cohort.month} cohort={cohort} columns={columns} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row({ cohort, columns }: { cohort: Cohorts[number]; columns: readonly number[] }) {
  const { month, began, stayed } = cohort
  return (
    <tr>
      <th scope="row">{monthWords(month)}</th>
      <td>{began.toLocaleString()}</td>
      {columns.map((column) => {
        const part = stayed[column - 1]
        return (
          <td key={column}>
            {part !== undefined && (
              <span
                className={styles.share}
                style={{ '--share': part / Math.max(1, began) } as CSSProperties}
              >
                {percentText({ part, whole: began })}
              </span>
            )}
          </td>
        )
      })}
    </tr>
  )
}
