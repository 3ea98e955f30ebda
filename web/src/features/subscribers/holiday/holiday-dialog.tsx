import { limits } from '@fanfare/contract/limits'
import { type FormEvent, useState } from 'react'
import { failureOf } from '../../../core/api/failure.tsx'
import { afterCommand, toastSuccess } from '../../../core/api/toast-result.ts'
import { dayText } from '../../../core/format/dates.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx'
import styles from '../list/list.module.css'
import { useSetHoliday } from '../use-audience.ts'
import { endOfDay, holidayRange } from './holiday-words.ts'

/** Says what it costs before it is done. */
export function HolidayDialog({ onClose }: { onClose: () => void }) {
  const set = useSetHoliday()
  const { first, last } = holidayRange(new Date())
  const [day, setDay] = useState('')
  const [fault, setFault] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (day < first || day > last) {
      setFault(`Choose a date within the next ${limits.holidayDays} days`)
      return
    }
    const until = endOfDay(day)
    void afterCommand(set.run({ body: { until } }), () => {
      toastSuccess(`Renewals are paused until ${dayText(until)}`)
      onClose()
    })
  }
  return (
    <FormDialog
      title="Take a break"
      submit="Take a break"
      busy={set.isPending}
      {...failureOf(set.error, 'We couldn’t start your break')}
      onSubmit={submit}
      onClose={onClose}
    >
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
        <li>
          Renewals during your break are skipped. That billing period is free, even if it’s a year.
        </li>
        <li>Everyone keeps access, and we’ll let them know.</li>
        <li>
          If someone hasn’t been charged for more than 30 days, we’ll ask them before billing
          restarts.
        </li>
        <li>New subscribers pay for their first billing period as usual.</li>
      </ul>
    </FormDialog>
  )
}
