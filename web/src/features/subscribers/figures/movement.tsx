import { barScale } from '../../../ui/bar-scale.ts'
import { type Days, dayWords, eventfulDays, movementWords } from './day-words.ts'
import styles from './figures.module.css'

const height = 160

/** Above the line who came, below it who went; the words below say the same. */
export function Movement({ days }: { days: Days }) {
  const [first] = days
  const last = days.at(-1)
  if (!first || !last) return null
  const words = movementWords(days)
  return (
    <figure className={styles.movement}>
      <div className={styles.legend} aria-hidden="true">
        <span data-joined>Joined</span>
        <span data-left>Left</span>
      </div>
      <Bars days={days} label={words} />
      <div className={styles.axis} aria-hidden="true">
        <span>{dayWords(first.date)}</span>
        <span>{dayWords(last.date)}</span>
      </div>
      <figcaption className={styles.hint}>{words}</figcaption>
      <DayTable days={days} />
    </figure>
  )
}

function Bars({ days, label }: { days: Days; label: string }) {
  const { y, zero } = barScale(
    days.flatMap(({ joined, left }) => [joined, -left]),
    height,
  )
  const step = 100 / days.length
  const place = (at: number) => ({ x: at * step + step * 0.1, width: step * 0.8 })
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {days.map(({ date, joined, left }, at) => (
        <g key={date}>
          <rect className={styles.joined} {...place(at)} y={y(joined)} height={zero - y(joined)} />
          <rect className={styles.left} {...place(at)} y={zero} height={y(-left) - zero} />
        </g>
      ))}
      <line className={styles.floor} x1="0" x2="100" y1={zero} y2={zero} />
    </svg>
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
              <th scope="row">{dayWords(date)}</th>
              <td>{joined}</td>
              <td>{left}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
