import { FormDialog } from '../../ui/overlay/form-dialog.tsx'
import { useCommand } from '../api/api.ts'
import { rootFailure } from '../api/failure.tsx'
import { toastSuccess } from '../api/toast-result.ts'
import { BirthDateField } from './birth-date-field.tsx'
import { useBirthDate } from './use-birth-date.ts'

/** For creators from before it was asked: what they were doing waits behind it. */
export function BirthDateDialog({ onClose }: { onClose: () => void }) {
  const give = useCommand('giveBirthDate', { refresh: ['listNeeds'] })
  const { field, otherError, busy, submit } = useBirthDate(async (request) => {
    await give.run(request)
    toastSuccess('Birth date saved. You can try again now.')
    onClose()
  })
  return (
    <FormDialog
      title="Add your birth date"
      description="We need it once, before you sell. Nothing you wrote is lost."
      submit="Save birth date"
      busy={busy}
      {...rootFailure(otherError, 'We couldn’t save your birth date')}
      onSubmit={submit}
      onClose={onClose}
    >
      <BirthDateField {...field} />
    </FormDialog>
  )
}
