import { Switch } from '../../../ui/switch.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { useSaveDetails } from './use-details.ts'

/** It moves when it was kept, and says so when it was not. */
export function ReceiptsSwitch({ on }: { on: boolean }) {
  const { mutate, variables, isPending } = useSaveDetails()
  const shown = isPending ? (variables.emailReceipts ?? on) : on
  return (
    <Switch
      label="E-mail receipts"
      hint="A receipt by mail for every payment. All of them stay in your history."
      checked={shown}
      onChange={(event) =>
        mutate(
          { emailReceipts: event.target.checked },
          {
            onError: ({ problem }) =>
              showToast(`That was not kept. ${problem.detail}`, { tone: 'bad' }),
          },
        )
      }
    />
  )
}
