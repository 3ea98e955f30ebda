import { useEffect, useRef, useState } from 'react'
import { calendarDay } from '../../ui/text/calendar-day.ts'
import { shortCount } from '../../ui/text/format.ts'
import styles from './day-chart.module.css'
import { ticksFor } from './scale.ts'

type Day = { date: string; value: number }

const height = 220
const edge = { left: 40, right: 8, top: 24, bottom: 24 }
const labels = 4

/** Drawn at the size it is shown at, so that its text isn't scaled. */
const useWidth = () => {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(720)
  useEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.max(240, Math.round(entry.contentRect.width)))
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return { box, width }
}

/** Readable without hovering: the scale, the days and the last value are drawn in it. */
export function DayChart({ days }: { days: readonly Day[] }) {
  const { box, width } = useWidth()
  return (
    <div ref={box} className={styles.box}>
      <Lines days={days} width={width} />
    </div>
  )
}

function Lines({ days, width }: { days: readonly Day[]; width: number }) {
  const last = days.at(-1)
  if (!last) return null
  const ticks = ticksFor(Math.max(...days.map(({ value }) => value)))
  const top = ticks.at(-1) ?? 1
  const x = (at: number) =>
    edge.left + (at / Math.max(1, days.length - 1)) * (width - edge.left - edge.right)
  const y = (value: number) =>
    height - edge.bottom - (value / top) * (height - edge.top - edge.bottom)
  const line = days.map(({ value }, at) => `${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join('L')
  const count = Math.min(labels, days.length)
  const named = Array.from({ length: count }, (_, at) =>
    Math.round((at / Math.max(1, count - 1)) * (days.length - 1)),
  )
  const floor = y(0)
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`From ${calendarDay(days[0]?.date ?? last.date)} to ${calendarDay(last.date)}. Latest: ${last.value}. Highest day: ${Math.max(...days.map(({ value }) => value))}.`}
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            className={styles.rule}
            x1={edge.left}
            x2={width - edge.right}
            y1={y(tick)}
            y2={y(tick)}
          />
          <text className={styles.tick} x={edge.left - 8} y={y(tick) + 4} textAnchor="end">
            {shortCount(tick)}
          </text>
        </g>
      ))}
      <path
        className={styles.area}
        d={`M${x(0)} ${floor}L${line}L${x(days.length - 1)} ${floor}Z`}
      />
      <path className={styles.line} d={`M${line}`} />
      <circle className={styles.dot} cx={x(days.length - 1)} cy={y(last.value)} r="4" />
      <text
        className={styles.last}
        x={width - edge.right}
        y={Math.max(12, y(last.value) - 10)}
        textAnchor="end"
      >
        {shortCount(last.value)} today
      </text>
      {named.map((at, index) => (
        <text
          key={days[at]?.date}
          className={styles.tick}
          x={x(at)}
          y={height - 4}
          textAnchor={index === 0 ? 'start' : index === named.length - 1 ? 'end' : 'middle'}
        >
          {calendarDay(days[at]?.date ?? '')}
        </text>
      ))}
    </svg>
  )
}
