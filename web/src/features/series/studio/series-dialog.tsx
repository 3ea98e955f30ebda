import { SeriesFields, type SeriesItem, type SeriesView } from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { failureTitle } from '../../../core/api/failure.tsx'
import { showProblem } from '../../../core/api/form-problem.ts'
import { toastSuccess } from '../../../core/api/toast-result.ts'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx'
import { useCreateSeries, useUpdateSeries } from './use-own-series.ts'

type Props = {
  /** Null for one that is still to be made. */
  series: Pick<SeriesItem, 'id' | 'title' | 'description'> | null
  onSaved?: (series: SeriesView) => void
  onClose: () => void
}

export function SeriesDialog({ series, onSaved, onClose }: Props) {
  const create = useCreateSeries()
  const update = useUpdateSeries()
  const form = useForm({
    resolver: zodResolver(SeriesFields),
    defaultValues: { title: series?.title ?? '', description: series?.description ?? '' },
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (body) => {
    try {
      const saved = series
        ? await update.run({ params: { id: series.id }, body })
        : await create.run({ body })
      toastSuccess(series ? 'Series saved' : 'Series created')
      onSaved?.(saved.series)
      onClose()
    } catch (error) {
      showProblem(form, error)
    }
  })
  return (
    <FormDialog
      title={series ? 'Edit series' : 'New series'}
      submit={series ? 'Save' : 'Create series'}
      busy={isSubmitting}
      failureTitle={failureTitle(errors.root?.type, 'We couldn’t save the series')}
      failure={errors.root && `${errors.root.message} Your changes are still here.`}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Name"
        autoComplete="off"
        maxLength={limits.seriesTitle}
        error={errors.title?.message}
        {...form.register('title')}
      />
      <TextArea
        label="Description"
        optional
        rows={4}
        limit={limits.description}
        error={errors.description?.message}
        {...form.register('description')}
        value={form.watch('description')}
      />
    </FormDialog>
  )
}
