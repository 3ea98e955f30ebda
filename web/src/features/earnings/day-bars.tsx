import type { Currency, EarningsView } from '@fanfare/contract'
import { moneyText } from '../../app/money.ts'
import { barScale } from '../../ui/bar-scale.ts'
import { plural } from '../../ui/format.ts'
import styles from './earnings.module.css'

type Days = EarningsView['days']

const height = 160

const dayWords = (date: string) =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString(undefined, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })

/** To be read without hovering: the best day, today and the first day stand beside the bars. */
export function DayBars({ days, currency }: { days: Days; currency: Currency }) {
  const [first] = days
  const last = days.at(-1)
  if (!first || !last) return null
  const best = days.reduce((most, day) => (day.net > most.net ? day : most), first)
  const sum = (amount: number) => moneyText({ amount, currency })
  const sold = days.reduce((all, { sales }) => all + sales, 0)
  const isQuiet = days.every(({ net }) => net === 0)
  const words = isQuiet
    ? 'Nothing was earned in these days.'
    : `Most on ${dayWords(best.date)}: ${sum(best.net)}. Today: ${sum(last.net)}.`
  return (
    <figure className={styles.bars}>
      <Bars days={days} label={`${plural(sold, 'sale')}. ${words}`} />
      <div className={styles.axis} aria-hidden="true">
        <span>{dayWords(first.date)}</span>
        <span>{dayWords(last.date)}</span>
      </div>
      <figcaption className={styles.hint}>{words}</figcaption>
    </figure>
  )
}

function Bars({ days, label }: { days: Days; label: string }) {
  const { y, zero } = barScale(
    days.map(({ net }) => net),
    height,
  )
  const step = 100 / days.length
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {days.map(({ date, net }, at) => (
        <rect
          key={date}
          className={net < 0 ? styles.taken : styles.earned}
          x={at * step + step * 0.1}
          width={step * 0.8}
          y={Math.min(y(net), zero)}
          height={Math.abs(y(net) - zero)}
        />
      ))}
      <line className={styles.floor} x1="0" x2="100" y1={zero} y2={zero} />
    </svg>
  )
}
