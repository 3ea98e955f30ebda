import { routes, type TierId } from '@fanfare/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { failureTitle } from '../../../core/api/failure.tsx'
import { showProblem } from '../../../core/api/form-problem.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { Select } from '../../../ui/form/select.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx'
import { useGiveAccess } from '../use-audience.ts'

const lengths = [
  ['1', '1 month'],
  ['3', '3 months'],
  ['6', '6 months'],
  ['12', '12 months'],
  ['', 'Until I end it'],
] as const

const Typed = z.object({
  username: routes.giveAccess.body.shape.username,
  tierId: z.string().min(1, 'Choose a tier'),
  months: z.string(),
})

type Props = {
  tiers: readonly { readonly id: TierId; readonly name: string }[]
  onClose: () => void
}

export function GiveDialog({ tiers, onClose }: Props) {
  const give = useGiveAccess()
  const form = useForm({
    resolver: zodResolver(Typed),
    defaultValues: { username: '', tierId: tiers[0]?.id ?? '', months: '3' },
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ username, tierId, months }) => {
    const body = { username, tierId, months: months ? Number(months) : null }
    try {
      await give.run({ body })
      showToast(`${username} now has access`, { tone: 'good' })
      onClose()
    } catch (error) {
      showProblem(form, error, {
        'profile.not-found': 'username',
        'subscriber.exists': 'username',
        'subscriber.self': 'username',
        'tier.full': 'tierId',
        'tier.archived': 'tierId',
      })
    }
  })
  return (
    <FormDialog
      title="Give access"
      description="They get everything the tier unlocks and never pay for it. We’ll let them know by email."
      submit="Give access"
      busy={isSubmitting}
      failureTitle={failureTitle(errors.root?.type, 'We couldn’t give access')}
      failure={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Username"
        before="@"
        autoComplete="off"
        autoCapitalize="none"
        error={errors.username?.message}
        {...form.register('username')}
      />
      <Select label="Tier" error={errors.tierId?.message} {...form.register('tierId')}>
        {tiers.map(({ id: tierId, name }) => (
          <option key={tierId} value={tierId}>
            {name}
          </option>
        ))}
      </Select>
      <Select label="Duration" {...form.register('months')}>
        {lengths.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
    </FormDialog>
  )
}
