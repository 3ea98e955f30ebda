import { type BroadcastView, MessageText, TierId } from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { readOf, useCommand } from '../../../core/api/api.ts'
import { rootFailure } from '../../../core/api/failure.tsx'
import { showProblem } from '../../../core/api/form-problem.ts'
import { PartError } from '../../../core/api/part-error.tsx'
import { toastSuccess } from '../../../core/api/toast-result.ts'
import { RadioCards } from '../../../ui/form/radio-cards.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx'
import { localTime } from './broadcast-words.ts'

type Props = {
  /** Null for one that is new. */
  broadcast: BroadcastView | null
  onClose: () => void
}

const whens = [
  { value: 'now', label: 'Send now' },
  { value: 'later', label: 'Schedule' },
] as const

const Typed = z
  .object({
    text: MessageText,
    /** Empty for all of them. */
    tierId: z.union([z.literal(''), TierId]),
    when: z.enum(['now', 'later']),
    at: z.string(),
  })
  .refine(({ when, at }) => when === 'now' || !Number.isNaN(Date.parse(at)), {
    path: ['at'],
    message: 'Choose a date and a time',
  })

const refresh = { refresh: ['listBroadcasts'] } as const

export function BroadcastForm({ broadcast, onClose }: Props) {
  const create = useCommand('createBroadcast', refresh)
  const update = useCommand('updateBroadcast', refresh)
  const read = useQuery(readOf('listOwnTiers'))
  const tiers = read.data?.tiers ?? []
  const sendAt = broadcast?.sendAt
  const when: 'now' | 'later' = sendAt ? 'later' : 'now'
  const form = useForm<z.input<typeof Typed>, unknown, z.output<typeof Typed>>({
    resolver: zodResolver(Typed),
    defaultValues: {
      text: broadcast?.text ?? '',
      tierId: broadcast?.tierId ?? '',
      when,
      at: sendAt ? localTime(new Date(sendAt)) : '',
    },
  })
  const { errors, isSubmitting } = form.formState
  const isLater = form.watch('when') === 'later'
  const send = form.handleSubmit(async ({ text, tierId, when, at }) => {
    const body = {
      text,
      tierId: tierId === '' ? null : tierId,
      sendAt: when === 'now' ? null : new Date(at).toISOString(),
    }
    try {
      if (broadcast) await update.run({ params: { id: broadcast.id }, body })
      else await create.run({ body })
      toastSuccess(when === 'now' ? 'Broadcast sent' : 'Broadcast scheduled')
      onClose()
    } catch (error) {
      showProblem(form, error, { 'broadcast.wrong-time': 'at' })
    }
  })
  return (
    <FormDialog
      title={broadcast ? 'Edit broadcast' : 'New broadcast'}
      submit={isLater ? 'Schedule' : 'Send now'}
      busy={isSubmitting}
      {...rootFailure(errors.root, 'This broadcast wasn’t sent')}
      onSubmit={send}
      onClose={onClose}
    >
      <TextArea
        label="Message"
        rows={6}
        limit={limits.message}
        data-first
        error={errors.text?.message}
        {...form.register('text')}
      />
      <Select
        label="To"
        hint="Everyone subscribed when it’s sent keeps it."
        error={errors.tierId?.message}
        // A tier that is chosen can be shown once it is there.
        key={tiers.length}
        {...form.register('tierId')}
      >
        <option value="">All subscribers</option>
        {tiers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <PartError what="your tiers" read={read} />
      <RadioCards legend="When" options={whens} defaultValue={when} {...form.register('when')} />
      {isLater && (
        <TextField
          label="Date and time"
          type="datetime-local"
          min={localTime(new Date())}
          hint={`Within ${limits.broadcastAheadDays} days. You can change or cancel it until then.`}
          error={errors.at?.message}
          {...form.register('at')}
        />
      )}
    </FormDialog>
  )
}
