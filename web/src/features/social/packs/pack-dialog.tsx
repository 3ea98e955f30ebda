import { type AccountId, PackFields, type PackView } from '@fanfare/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { failureTitle } from '../../../core/api/failure.tsx'
import { showProblem } from '../../../core/api/form-problem.ts'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx'
import { CreatorPicker } from './creator-picker.tsx'
import { useCreatePack, useUpdatePack } from './use-packs.ts'

type Props = {
  viewerId: AccountId
  /** The one that is edited; without it a new one is made. */
  pack?: PackView
  onSaved: (pack: PackView) => void
  onClose: () => void
}

export function PackDialog({ viewerId, pack, onSaved, onClose }: Props) {
  const create = useCreatePack()
  const update = useUpdatePack()
  const form = useForm({
    resolver: zodResolver(PackFields),
    defaultValues: {
      title: pack?.title ?? '',
      description: pack?.description ?? '',
      creatorIds: pack?.creators.map(({ id }) => id) ?? [],
    },
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (body) => {
    try {
      const saved = pack
        ? await update.run({ params: { id: pack.id }, body })
        : await create.run({ body })
      onSaved(saved.pack)
    } catch (error) {
      showProblem(form, error, { 'pack.empty': 'creatorIds' })
    }
  })
  return (
    <FormDialog
      title={pack ? 'Edit starter pack' : 'New starter pack'}
      description="Creators you recommend. Anyone with the link can follow them all in one tap."
      submit={pack ? 'Save changes' : 'Create starter pack'}
      busy={isSubmitting}
      failureTitle={failureTitle(errors.root?.type, 'We couldn’t save your starter pack')}
      failure={errors.root && `${errors.root.message} Your changes are still here.`}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label="Title" error={errors.title?.message} {...form.register('title')} />
      <TextArea
        label="Description (optional)"
        rows={2}
        error={errors.description?.message}
        {...form.register('description')}
      />
      <CreatorPicker
        viewerId={viewerId}
        before={pack?.creators ?? []}
        chosen={form.watch('creatorIds')}
        onChoose={(ids) =>
          form.setValue('creatorIds', [...ids], { shouldValidate: form.formState.isSubmitted })
        }
        error={errors.creatorIds?.message}
      />
    </FormDialog>
  )
}
