import type { Money } from '@fanfare/contract'
import { moneyText } from '../../../core/format/money.ts'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { overBudgetWords } from './budget-words.ts'
import { useSpending } from './use-spending.ts'

type Props = { total: Money; onConfirm: () => void; onNo: () => void; busy: boolean }

/** They have set themselves a limit, so they hear of it before it is passed. Nothing is charged yet. */
export function BudgetQuestion({ total, onConfirm, onNo, busy }: Props) {
  const { data } = useSpending()
  const spend = data?.currencies.find(({ monthly }) => monthly.currency === total.currency)
  return (
    <ConfirmDialog
      open
      title="This goes over your budget"
      cancel="Don’t pay"
      confirm={`Pay ${moneyText(total)} anyway`}
      busy={busy}
      onConfirm={onConfirm}
      onClose={onNo}
    >
      {overBudgetWords(spend, total)} You haven’t been charged yet.
    </ConfirmDialog>
  )
}
