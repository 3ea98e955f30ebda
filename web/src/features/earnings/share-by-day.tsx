import type { Currency, EarningsView } from '@fanfare/contract'
import { moneyText } from '../../core/format/money.ts'
import { DayBars } from '../../ui/media/day-bars.tsx'
import { calendarDay } from '../../ui/text/calendar-day.ts'
import { plural } from '../../ui/text/format.ts'

/** Refunds are drawn below the line. */
export function ShareByDay({ days, currency }: { days: EarningsView['days']; currency: Currency }) {
  const [first] = days
  const last = days.at(-1)
  if (!first || !last) return null
  const best = days.reduce((most, day) => (day.net > most.net ? day : most), first)
  const sum = (amount: number) => moneyText({ amount, currency })
  const sold = days.reduce((all, { sales }) => all + sales, 0)
  const isQuiet = days.every(({ net }) => net === 0)
  const words = isQuiet
    ? 'No earnings in this period.'
    : `Best day: ${calendarDay(best.date)}, ${sum(best.net)}. Today: ${sum(last.net)}.`
  return (
    <DayBars
      days={days.map(({ date, net }) => ({ date, up: Math.max(0, net), down: Math.max(0, -net) }))}
      words={words}
      label={`${plural(sold, 'sale')}. ${words}`}
    />
  )
}
