import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { calendarDay } from '../text/dates.ts'
import { shortCount } from '../text/format.ts'
import styles from './day-chart.module.css'
import { DayTable } from './day-table.tsx'
import { DrawnDays } from './drawn-days.tsx'
import { plotOf } from './plot.ts'
import { Readout } from './readout.tsx'
import { ticksAround, ticksFor } from './ticks.ts'
import { useWidth } from './use-width.ts'

interface DaySeries {
  readonly name: string
  /** One for each date. */
  readonly values: readonly number[]
}

export interface DayMark {
  readonly date: string
  readonly text: string
  /** The same in few words, for the picture. */
  readonly label: string
}

export interface Charted {
  readonly dates: readonly string[]
  readonly main: DaySeries
  /** The period before is dashed; what goes the other way has a line of its own. */
  readonly other?: (DaySeries & { readonly isDashed: boolean }) | undefined
  readonly marks?: readonly DayMark[]
  /** A value in full, and as short as an axis needs it. */
  readonly text?: (value: number) => string
  readonly shortText?: (value: number) => string
}

type Props = Charted & {
  /** What it shows, for whoever does not see it. */
  label: string
  /** The least an axis counts in: 100 for money in cents. */
  unit?: number
  /** A total that hardly changes is drawn near its values, not from zero. */
  isTotal?: boolean
}

const whole = (value: number) => value.toLocaleString()

/** Read without hovering: axis, dates and today's value are drawn. A pointer or arrow keys give each day exactly. */
export function DayChart({ label, unit = 1, isTotal = false, ...given }: Props) {
  const { box, width } = useWidth()
  const charted = { marks: [], text: whole, shortText: shortCount, ...given }
  const { dates, main, other, marks, shortText } = charted
  const values = [...main.values, ...(other?.values ?? [])]
  const ticks = (isTotal ? ticksAround : ticksFor)(values, unit)
  const tickTexts = ticks.map(shortText)
  const plot = plotOf({
    width,
    days: dates.length,
    ticks,
    tickTexts,
    hasMarks: marks.length > 0,
  })
  return (
    <figure className={styles.figure}>
      {other && <Legend main={main} other={other} />}
      <div ref={box} className={styles.box}>
        <VisuallyHidden>{summaryOf(charted, label)}</VisuallyHidden>
        <DrawnDays {...charted} plot={plot} ticks={ticks} isFilled={!isTotal} />
        <Readout {...charted} plot={plot} label={label} />
      </div>
      <DayTable {...charted} />
    </figure>
  )
}

const summaryOf = ({ dates, main, text = whole }: Charted, label: string) => {
  const [first = '', last = ''] = [dates[0], dates.at(-1)]
  const highest = Math.max(...main.values)
  const best = dates[main.values.indexOf(highest)] ?? last
  return `${label}, ${calendarDay(first)} to ${calendarDay(last)}. Today: ${text(main.values.at(-1) ?? 0)}. Highest: ${text(highest)} on ${calendarDay(best)}.`
}

function Legend({ main, other }: { main: DaySeries; other: NonNullable<Charted['other']> }) {
  return (
    <div className={styles.legend} aria-hidden="true">
      <span className={styles.ofMain}>{main.name}</span>
      <span className={other.isDashed ? styles.ofBefore : styles.ofOther}>{other.name}</span>
    </div>
  )
}
