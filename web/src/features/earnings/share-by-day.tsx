import type { Currency, EarningsView } from '@fanfare/contract'
import { moneyText } from '../../core/format/money.ts'
import { shortMoneyText } from '../../core/format/short-money.ts'
import { DayChart } from '../../ui/chart/day-chart.tsx'
import layout from '../../ui/layout/layout.module.css'
import { calendarDay } from '../../ui/text/dates.ts'
import { plural } from '../../ui/text/format.ts'
import typography from '../../ui/text/typography.module.css'

type Props = { days: EarningsView['days']; currency: Currency }

/** Below zero on days on which more went back than came in. */
export function ShareByDay({ days, currency }: Props) {
  const sum = (amount: number) => moneyText({ amount, currency })
  const nets = days.map(({ net }) => net)
  if (nets.every((net) => net === 0)) {
    return (
      <p className={typography.secondary}>
        No earnings in this period. Each sale, renewal and tip adds to the day it’s paid on.
      </p>
    )
  }
  const best = days[nets.indexOf(Math.max(...nets))]
  const sold = days.reduce((all, { sales }) => all + sales, 0)
  return (
    <div className={layout.stack12}>
      <p className={typography.secondary}>
        {plural(sold, 'sale')}. Best day: {calendarDay(best?.date ?? '')}, {sum(best?.net ?? 0)}.
      </p>
      <DayChart
        label="Your earnings by day"
        dates={days.map(({ date }) => date)}
        main={{ name: 'Earnings', values: nets }}
        unit={100}
        text={sum}
        shortText={(amount) => shortMoneyText({ amount, currency })}
      />
    </div>
  )
}
