import type { ContentView } from '@fanfare/contract'
import { RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { DownloadButton } from '../download-button.tsx'
import styles from './picture-tools.module.css'
import type { Gallery } from './use-gallery.ts'

type Props = { content: ContentView; gallery: Gallery }

/** What can be done with the picture that is shown. */
export function PictureTools({ content, gallery: { at, view } }: Props) {
  return (
    <>
      <IconButton
        label="Zoom out"
        icon={<ZoomOut size={20} />}
        disabled={!view.canZoomOut}
        onClick={view.zoomOut}
      />
      <button type="button" className={styles.zoom} onClick={view.reset} title="Reset">
        {Math.round(view.pose.zoom * 100)}%
      </button>
      <IconButton
        label="Zoom in"
        icon={<ZoomIn size={20} />}
        disabled={!view.canZoomIn}
        onClick={view.zoomIn}
      />
      <IconButton label="Rotate" icon={<RotateCw size={20} />} onClick={view.turn} />
      {content.allowDownload && <DownloadButton contentId={content.id} picture={at} />}
    </>
  )
}
