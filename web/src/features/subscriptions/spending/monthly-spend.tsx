import { moneyText } from '../../../core/format/money.ts'
import { useSpending } from '../use-subscriptions.ts'

/** One sum for each currency; nothing while it is not known. */
export function MonthlySpend() {
  const { data } = useSpending()
  if (!data) return null
  const sums = data.currencies.map(({ monthly }) => monthly).filter(({ amount }) => amount > 0)
  return <>Monthly spend: {sums.map(moneyText).join(' + ') || 'none'}</>
}
