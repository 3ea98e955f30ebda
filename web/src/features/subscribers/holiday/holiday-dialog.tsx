import { limits } from '@fanfare/contract/limits'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { rootFailure } from '../../../core/api/failure.tsx'
import { showProblem } from '../../../core/api/form-problem.ts'
import { toastSuccess } from '../../../core/api/toast-result.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx'
import { dayText } from '../../../ui/text/dates.ts'
import styles from '../list/list.module.css'
import { useSetHoliday } from '../use-audience.ts'
import { endOfDay, holidayRange } from './holiday-words.ts'

/** A day, of which the request has the last second. */
const Typed = z.object({
  day: z.string().refine((day) => {
    const { first, last } = holidayRange(new Date())
    return day >= first && day <= last
  }, `Choose a date within the next ${limits.holidayDays} days`),
})

/** Says what it costs before it is done. */
export function HolidayDialog({ onClose }: { onClose: () => void }) {
  const set = useSetHoliday()
  const { first, last } = holidayRange(new Date())
  const form = useForm({ resolver: zodResolver(Typed), defaultValues: { day: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ day }) => {
    const until = endOfDay(day)
    try {
      await set.run({ body: { until } })
      toastSuccess(`Renewals are paused until ${dayText(until)}`)
      onClose()
    } catch (error) {
      showProblem(form, error)
    }
  })
  return (
    <FormDialog
      title="Take a break"
      submit="Take a break"
      busy={isSubmitting}
      {...rootFailure(errors.root, 'We couldn’t start your break')}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Last day"
        type="date"
        min={first}
        max={last}
        error={errors.day?.message}
        {...form.register('day')}
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
