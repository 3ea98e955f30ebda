import type { ContentId } from '@fanfare/contract'
import { Download } from 'lucide-react'
import { useCommand } from '../../core/api/api.ts'
import { toastProblem } from '../../core/api/toast-result.ts'
import { saveFile } from '../../core/device/save-file.ts'
import { useActing } from '../../core/session/acting.ts'
import { IconButton } from '../../ui/form/icon-button.tsx'

type Props = {
  contentId: ContentId
  /** Which of a gallery. */
  picture?: number
  small?: boolean
}

export function DownloadButton({ contentId, picture = 0, small = false }: Props) {
  const acting = useActing()
  const download = useCommand('downloadContent')
  const start = () =>
    void download
      .run({ params: { id: contentId }, body: { picture } })
      .then(({ url, fileName }) => saveFile(url, fileName))
      .catch(toastProblem)
  return (
    <IconButton
      small={small}
      label="Download"
      icon={<Download size={small ? 16 : 20} />}
      aria-busy={download.isPending || undefined}
      onClick={() => acting(start)}
    />
  )
}
