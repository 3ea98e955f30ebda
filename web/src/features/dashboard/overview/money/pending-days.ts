import type { EarningsView, Money } from '@fanfare/contract'
import { addMoney } from '@fanfare/contract/money'

const shown = 3

type Pending = EarningsView['pending']

/** All of it, what the next days bring, and the sum of what comes after them. */
export const pendingDays = (pending: Pending, none: Money) => {
  const sum = (days: Pending) => days.reduce((all, { amount }) => addMoney(all, amount), none)
  const later = pending.slice(shown)
  return {
    all: sum(pending),
    next: pending.slice(0, shown),
    later: later.length > 0 ? sum(later) : null,
  }
}
