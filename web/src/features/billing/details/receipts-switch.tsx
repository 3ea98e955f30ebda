import { useKeptAtOnce } from '../../../core/api/use-kept-at-once.ts'
import { Switch } from '../../../ui/form/switch.tsx'
import { useSaveDetails } from './use-details.ts'

export function ReceiptsSwitch({ on }: { on: boolean }) {
  const save = useSaveDetails()
  const [shown, turn] = useKeptAtOnce(on, {
    keep: (emailReceipts) => save.run({ emailReceipts }),
    sorry: (why) => `We couldn’t save that. ${why}`,
  })
  return (
    <Switch
      label="Email receipts"
      hint="Get a receipt by email for every payment. They’re always in your payment history too."
      checked={shown}
      onChange={(event) => turn(event.target.checked)}
    />
  )
}
