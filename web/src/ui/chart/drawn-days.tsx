import { calendarDay } from '../text/dates.ts'
import styles from './day-chart.module.css'
import type { Charted } from './day-chart.tsx'
import { labelledDays, type Plot, placeLabels } from './plot.ts'

type Props = Required<Pick<Charted, 'dates' | 'main' | 'marks' | 'text' | 'shortText'>> &
  Pick<Charted, 'other'> & {
    plot: Plot
    ticks: readonly number[]
    /** Down to zero: only where zero is on the axis. */
    isFilled: boolean
  }

const lineOf = (values: readonly number[], { x, y }: Plot) =>
  values.map((value, at) => `${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join('L')

/** The picture itself. Its words are told beside it, so nothing here is read out. */
export function DrawnDays(props: Props) {
  const { dates, main, other, plot, isFilled } = props
  const { width, height, x, y } = plot
  const line = lineOf(main.values, plot)
  const last = dates.length - 1
  const floor = y(0)
  return (
    <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Axis {...props} />
      {isFilled && (
        <path className={styles.area} d={`M${x(0)} ${floor}L${line}L${x(last)} ${floor}Z`} />
      )}
      {other && (
        <path
          className={other.isDashed ? styles.before : styles.other}
          d={`M${lineOf(other.values, plot)}`}
        />
      )}
      <path className={styles.line} d={`M${line}`} />
      <Marks {...props} />
      <Today {...props} />
    </svg>
  )
}

function Axis({ dates, plot, ticks, shortText }: Props) {
  const { left, right, height, x, y } = plot
  const named = labelledDays(dates.length, plot.width)
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            className={tick === 0 ? styles.zero : styles.rule}
            x1={left}
            x2={right}
            y1={y(tick)}
            y2={y(tick)}
          />
          <text className={styles.tick} x={left - 8} y={y(tick) + 4} textAnchor="end">
            {shortText(tick)}
          </text>
        </g>
      ))}
      {named.map((at, index) => (
        <text
          key={at}
          className={styles.tick}
          x={x(at)}
          y={height - 6}
          textAnchor={
            index === 0 && named.length > 1 ? 'start' : at === dates.length - 1 ? 'end' : 'middle'
          }
        >
          {calendarDay(dates[at] ?? '')}
        </text>
      ))}
    </>
  )
}

/** Open circles on the line; the names of as many as fit above it. */
function Marks({ dates, main, marks, plot }: Props) {
  const { x, y } = plot
  const placed = marks.map(({ date, label }) => ({ at: dates.indexOf(date), text: label }))
  const shown = placed.filter(({ at }) => at >= 0)
  return (
    <>
      {placeLabels(shown, plot).map(({ at, text, x: middle }) => (
        <g key={at}>
          <line
            className={styles.rule}
            x1={x(at)}
            x2={x(at)}
            y1="24"
            y2={y(main.values[at] ?? 0)}
          />
          <text className={styles.named} x={middle} y="16" textAnchor="middle">
            {text}
          </text>
        </g>
      ))}
      {shown.map(({ at }) => (
        <circle key={at} className={styles.mark} cx={x(at)} cy={y(main.values[at] ?? 0)} r="4" />
      ))}
    </>
  )
}

/** As much as fits beside the end of the line. */
const roomFor = 7

function Today({ dates, main, plot, text, shortText }: Props) {
  const value = main.values.at(-1) ?? 0
  const [x, y] = [plot.x(dates.length - 1), plot.y(value)]
  // Near the floor the second line would fall onto the dates.
  const textY = Math.min(y, plot.bottom - 12)
  return (
    <>
      <circle className={styles.dot} cx={x} cy={y} r="5" />
      <text className={styles.last} x={x + 12} y={textY}>
        {text(value).length > roomFor ? shortText(value) : text(value)}
      </text>
      <text className={styles.tick} x={x + 12} y={textY + 16}>
        today
      </text>
    </>
  )
}
