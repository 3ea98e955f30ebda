import { useState } from 'react'
import { dayText, monthsLater } from '../../../app/dates.ts'
import { afterwards, say } from '../../../app/saying.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { plural } from '../../../ui/format.ts'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { usePause } from '../use-subscriptions.ts'
import styles from './care.module.css'
import type { CareDialogProps } from './care-dialog.ts'

const choices = [1, 2, 3]

export function PauseDialog({ subscription, onClose }: CareDialogProps) {
  const { id, periodEnd, abilities } = subscription
  const [months, setMonths] = useState(1)
  const pause = usePause()
  const from = new Date(periodEnd ?? Date.now())
  const until = dayText(monthsLater(from, months))
  const send = () =>
    void afterwards(pause.mutateAsync({ params: { id }, body: { months } }), () => {
      say(`It pauses on ${dayText(from)}.`)
      onClose()
    })
  return (
    <Dialog
      open
      onClose={onClose}
      title="Pause"
      firm={pause.isPending}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Keep it running
          </Button>
          <Button variant="primary" loading={pause.isPending} onClick={send}>
            Pause for {plural(months, 'month')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {pause.error && (
          <FormError title="It was not paused">{pause.error.problem.detail}</FormError>
        )}
        <RadioCards
          legend="For how long?"
          name="months"
          options={choices
            .filter((choice) => choice <= abilities.pauseMonths)
            .map((choice) => ({ value: String(choice), label: plural(choice, 'month') }))}
          value={String(months)}
          onChange={(event) => setMonths(Number(event.currentTarget.value))}
        />
        <p role="status">
          It stays open until {dayText(from)}, then it is closed and nothing is charged until{' '}
          {until}. We remind you 7 days before it goes on.
        </p>
        <p className={styles.hint}>
          You can pause 3 months in any 12, and start again whenever you like.
        </p>
      </div>
    </Dialog>
  )
}
