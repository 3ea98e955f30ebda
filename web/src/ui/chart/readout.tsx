import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { calendarDay } from '../text/dates.ts'
import styles from './day-chart.module.css'
import type { Charted } from './day-chart.tsx'
import type { Plot } from './plot.ts'

type Props = Required<Pick<Charted, 'dates' | 'main' | 'marks' | 'text'>> &
  Pick<Charted, 'other'> & { plot: Plot; label: string }

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at + 1,
  PageDown: (at) => at - 7,
  PageUp: (at) => at + 7,
  Home: () => 0,
  End: (_, last) => last,
}

/** One day exactly: under the pointer, or chosen with the arrow keys like the value of a slider. */
export function Readout({ plot, label, ...charted }: Props) {
  const [shown, setShown] = useState<number | null>(null)
  const last = charted.dates.length - 1
  const at = Math.min(shown ?? last, last)
  const follow = (event: PointerEvent<HTMLElement>) =>
    setShown(plot.dayAt(event.clientX - event.currentTarget.getBoundingClientRect().left))
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setShown(null)
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    setShown(Math.max(0, Math.min(last, step(at, last))))
  }
  const lines = linesOf(charted, at)
  return (
    <div
      className={styles.readout}
      role="slider"
      tabIndex={0}
      aria-label={`${label}: one day`}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at}
      aria-valuetext={lines.join(', ')}
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={() => setShown(null)}
      onFocus={() => setShown((now) => now ?? last)}
      onBlur={() => setShown(null)}
      onKeyDown={press}
    >
      {shown !== null && <Day {...charted} plot={plot} at={at} lines={lines} />}
    </div>
  )
}

const linesOf = (
  { dates, main, other, marks, text }: Omit<Props, 'plot' | 'label'>,
  at: number,
) => [
  calendarDay(dates[at] ?? '', { weekday: 'short', month: 'short', day: 'numeric' }),
  `${main.name}: ${text(main.values[at] ?? 0)}`,
  ...(other ? [`${other.name}: ${text(other.values[at] ?? 0)}`] : []),
  ...marks.filter(({ date }) => date === dates[at]).map((mark) => mark.text),
]

type DayProps = Omit<Props, 'label'> & { at: number; lines: readonly string[] }

function Day({ plot, main, at, lines }: DayProps) {
  const [x, y] = [plot.x(at), plot.y(main.values[at] ?? 0)]
  const [day, ...rest] = lines
  return (
    <>
      <i
        className={styles.guide}
        style={{ left: x, top: plot.top, height: plot.bottom - plot.top }}
      />
      <i className={styles.point} style={{ left: x, top: y }} />
      <div
        className={styles.day}
        data-side={x > plot.width / 2 ? 'left' : 'right'}
        style={{ left: x }}
      >
        <strong>{day}</strong>
        {rest.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </div>
    </>
  )
}
