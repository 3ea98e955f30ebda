import { moneyText } from '../../../core/format/money.ts'
import { useSpending } from '../use-subscriptions.ts'

/** One sum for each currency; nothing while it is on its way. */
export function MonthlySpend() {
  const { data, error } = useSpending()
  if (!data) return error ? <>We couldn’t load your monthly spend</> : null
  const sums = data.currencies.map(({ monthly }) => monthly).filter(({ amount }) => amount > 0)
  return <>Monthly spend: {sums.map(moneyText).join(' + ') || 'none'}</>
}
