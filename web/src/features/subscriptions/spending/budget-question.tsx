import type { Money } from '@fanfare/contract'
import { moneyText } from '../../../app/money.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useSpending } from '../use-subscriptions.ts'
import { overBudgetWords } from './budget-words.ts'

type Props = { total: Money; onYes: () => void; onNo: () => void; busy: boolean }

/** They have set themselves a limit, so they hear of it before it is passed. Nothing is charged yet. */
export function BudgetQuestion({ total, onYes, onNo, busy }: Props) {
  const { data } = useSpending()
  const spend = data?.currencies.find(({ monthly }) => monthly.currency === total.currency)
  return (
    <ConfirmDialog
      open
      title="This passes your budget"
      cancel="Don’t pay"
      confirm={`Pay ${moneyText(total)} all the same`}
      busy={busy}
      onConfirm={onYes}
      onClose={onNo}
    >
      {overBudgetWords(spend, total)} Nothing was charged yet.
    </ConfirmDialog>
  )
}
