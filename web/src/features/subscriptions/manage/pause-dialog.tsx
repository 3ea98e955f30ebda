import { useState } from 'react'
import { CommandError } from '../../../core/api/failure.tsx'
import { afterCommand, toastSuccess } from '../../../core/api/toast-result.ts'
import { monthsLater } from '../../../core/format/calendar.ts'
import { Button } from '../../../ui/form/button.tsx'
import { RadioCards } from '../../../ui/form/radio-cards.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { dayText } from '../../../ui/text/dates.ts'
import { plural } from '../../../ui/text/format.ts'
import typography from '../../../ui/text/typography.module.css'
import { usePause } from '../use-subscriptions.ts'
import type { ManageDialogProps } from './manage-dialog.ts'

const choices = [1, 2, 3]

export function PauseDialog({ subscription, onClose }: ManageDialogProps) {
  const { id, periodEnd, abilities } = subscription
  const [months, setMonths] = useState(1)
  const pause = usePause()
  const from = new Date(periodEnd ?? Date.now())
  const until = dayText(monthsLater(from, months))
  const send = () =>
    void afterCommand(pause.run({ params: { id }, body: { months } }), () => {
      toastSuccess(`Your subscription pauses on ${dayText(from)}`)
      onClose()
    })
  return (
    <Dialog
      open
      onClose={onClose}
      title="Pause subscription"
      firm={pause.isPending}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Not now
          </Button>
          <Button variant="primary" loading={pause.isPending} onClick={send}>
            Pause for {plural(months, 'month')}
          </Button>
        </>
      }
    >
      <div className={layout.stack16}>
        <CommandError title="We couldn’t pause your subscription" error={pause.error} />
        <RadioCards
          legend="Duration"
          name="months"
          options={choices
            .filter((choice) => choice <= abilities.pauseMonths)
            .map((choice) => ({ value: String(choice), label: plural(choice, 'month') }))}
          value={String(months)}
          onChange={(event) => setMonths(Number(event.currentTarget.value))}
        />
        <p role="status">
          You keep access until {dayText(from)}. After that you don’t have access and won’t be
          charged until {until}. We’ll remind you 7 days before it resumes.
        </p>
        <p className={typography.hint}>
          You can pause for up to 3 months in any 12, and resume anytime.
        </p>
      </div>
    </Dialog>
  )
}
