import type { ReactNode } from 'react'
import { calendarDay } from '../text/calendar-day.ts'
import typography from '../text/typography.module.css'
import { barScale } from './bar-scale.ts'
import styles from './day-bars.module.css'

type Day = { date: string; up: number; down: number }
type Props = {
  days: readonly Day[]
  /** What the bars show, for whoever does not read it from them. */
  words: string
  label?: string
  legend?: { up: string; down: string }
  children?: ReactNode
}

const height = 160

/** Readable without hovering: the first day, the last day and the highest value are written beside it. */
export function DayBars({ days, words, label = words, legend, children }: Props) {
  return (
    <figure className={styles.figure}>
      {legend && (
        <div className={styles.legend} aria-hidden="true">
          <span data-up>{legend.up}</span>
          <span data-down>{legend.down}</span>
        </div>
      )}
      <Bars days={days} label={label} />
      <div className={styles.axis} aria-hidden="true">
        <span>{calendarDay(days[0]?.date ?? '')}</span>
        <span>{calendarDay(days.at(-1)?.date ?? '')}</span>
      </div>
      <figcaption className={typography.hint}>{words}</figcaption>
      {children}
    </figure>
  )
}

function Bars({ days, label }: { days: readonly Day[]; label: string }) {
  const { y, zero } = barScale(
    days.flatMap(({ up, down }) => [up, -down]),
    height,
  )
  const step = 100 / days.length
  const across = (at: number) => ({ x: at * step + step * 0.1, width: step * 0.8 })
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {days.map(({ date, up, down }, at) => (
        <g key={date}>
          <rect className={styles.up} {...across(at)} y={y(up)} height={zero - y(up)} />
          <rect className={styles.down} {...across(at)} y={zero} height={y(-down) - zero} />
        </g>
      ))}
      <line className={styles.floor} x1="0" x2="100" y1={zero} y2={zero} />
    </svg>
  )
}
