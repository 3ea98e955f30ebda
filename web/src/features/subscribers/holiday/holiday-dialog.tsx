import { type FormEvent, useId, useState } from 'react'
import { dayText } from '../../../app/dates.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import styles from '../list/list.module.css'
import { useSetHoliday } from '../use-audience.ts'
import { endOfDay, holidayRange } from './holiday-words.ts'

/** Says what it costs before it is done. */
export function HolidayDialog({ onClose }: { onClose: () => void }) {
  const id = useId()
  const set = useSetHoliday()
  const { first, last } = holidayRange(new Date())
  const [day, setDay] = useState('')
  const [fault, setFault] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (day < first || day > last) {
      setFault('Choose a day within the next 60 days')
      return
    }
    const until = endOfDay(day)
    set.mutate(
      { body: { until } },
      {
        onSuccess: () => {
          showToast(`Nobody is charged until ${dayText(until)}.`, { tone: 'good' })
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Go on holiday"
      firm={set.isPending}
      actions={
        <FormActions form={id} busy={set.isPending} onClose={onClose}>
          Go on holiday
        </FormActions>
      }
    >
      <form id={id} noValidate className={styles.form} onSubmit={submit}>
        {set.error && <FormError title="Nothing has changed">{set.error.problem.detail}</FormError>}
        <TextField
          label="Last day"
          type="date"
          min={first}
          max={last}
          value={day}
          error={fault}
          onChange={({ currentTarget }) => {
            setDay(currentTarget.value)
            setFault(undefined)
          }}
        />
        <ul className={styles.follows}>
          <li>A renewal that falls into these days is skipped: that period is free, a year too.</li>
          <li>Everyone keeps access, and is told.</li>
          <li>Whoever was not charged for more than 30 days is asked before it begins again.</li>
          <li>New subscribers pay for their first period as usual.</li>
        </ul>
      </form>
    </Dialog>
  )
}
