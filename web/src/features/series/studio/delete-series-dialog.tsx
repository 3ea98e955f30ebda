import type { SeriesItem } from '@fanfare/contract'
import { toastProblem, toastSuccess } from '../../../core/api/toast-result.ts'
import { go } from '../../../core/navigation/app-link.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { plural } from '../../../ui/text/format.ts'
import { listPath } from './series-path.ts'
import { useDeleteSeries } from './use-own-series.ts'

type Props = { series: SeriesItem; onClose: () => void }

export function DeleteSeriesDialog({ series: { id, title, length }, onClose }: Props) {
  const remove = useDeleteSeries()
  const confirm = async () => {
    try {
      await remove.run({ params: { id } })
      toastSuccess('Series deleted')
      await go(listPath)
    } catch (error) {
      toastProblem(error)
      onClose()
    }
  }
  const posts = length === 0 ? 'It has no posts.' : `Its ${plural(length, 'post')} will stay.`
  return (
    <ConfirmDialog
      open
      danger
      title={`Delete “${title}”?`}
      confirm="Delete series"
      busy={remove.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      This deletes the series and its page for everyone and can’t be undone. {posts}
    </ConfirmDialog>
  )
}
