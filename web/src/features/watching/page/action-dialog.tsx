import type { ContentView } from '@fanfare/contract'
import { ShareDialog } from '../../../ui/overlay/share-dialog.tsx'
import { ReportContent } from '../../reporting/index.ts'

export type ActionDialogName = 'share' | 'report'

type Props = { name: ActionDialogName; content: ContentView; onClose: () => void }

/** What the buttons below a post open. It comes with the first of them that is pressed. */
export function ActionDialog({ name, content: { id, title }, onClose }: Props) {
  return name === 'share' ? (
    <ShareDialog path={`/content/${id}`} title={title} onClose={onClose} />
  ) : (
    <ReportContent contentId={id} onClose={onClose} />
  )
}
