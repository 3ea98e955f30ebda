import { useKeptAtOnce } from '../../../app/use-kept-at-once.ts'
import { Switch } from '../../../ui/switch.tsx'
import { useSaveDetails } from './use-details.ts'

export function ReceiptsSwitch({ on }: { on: boolean }) {
  const save = useSaveDetails()
  const [shown, turn] = useKeptAtOnce(on, {
    keep: (emailReceipts) => save.mutateAsync({ emailReceipts }),
    sorry: (why) => `That was not kept. ${why}`,
  })
  return (
    <Switch
      label="E-mail receipts"
      hint="A receipt by mail for every payment. All of them stay in your history."
      checked={shown}
      onChange={(event) => turn(event.target.checked)}
    />
  )
}
