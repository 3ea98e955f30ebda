import type { ContentView, Playback } from '@fanfare/contract'
import { ChevronLeft, ChevronRight, RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { cx } from '../../../ui/lib/cx.ts'
import { DownloadButton } from '../download-button.tsx'
import { countView } from '../player/report-progress.ts'
import { useIdle } from '../player/use-idle.ts'
import { askPlayback, type Opened } from '../player/use-playback.ts'
import styles from './image-viewer.module.css'
import { PictureStage } from './picture-stage.tsx'
import { SignedImage } from './signed-image.tsx'
import { usePose } from './use-pose.ts'

type Props = {
  content: ContentView
  playback: Extract<Playback, { type: 'image' }>
  opened: Opened
}

export function ImageViewer({ content, playback: { pictures }, opened }: Props) {
  const [at, setAt] = useState(0)
  const view = usePose()
  const { idle, wake } = useIdle(2000, false)
  const revealing = useRef(false)
  const counts = !opened.as
  useEffect(() => {
    if (counts) countView(content.id)
  }, [content.id, counts])

  const picture = pictures[at] ?? pictures[0]
  if (!picture) return null
  const many = pictures.length > 1
  const show = (next: number) => {
    setAt((next + pictures.length) % pictures.length)
    view.reset()
    wake()
  }
  const press = ({ key }: KeyboardEvent) => {
    wake()
    if (key === 'ArrowRight' && many) show(at + 1)
    if (key === 'ArrowLeft' && many) show(at - 1)
    if (key === '+' || key === '=') view.zoomIn()
    if (key === '-') view.zoomOut()
    if (key === 'r') view.turn()
  }
  const touch = () => {
    revealing.current = idle
    wake()
  }
  // By the end of the tap that brings the tools they lie under the finger, which meant none of them.
  const spare = (event: MouseEvent) => {
    const byPointer = event.detail > 0
    if (revealing.current && byPointer) event.stopPropagation()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its buttons do what the keys do
    <div
      className={styles.viewer}
      onPointerDown={touch}
      onPointerMove={wake}
      onFocus={wake}
      onKeyDown={press}
    >
      <PictureStage
        key={picture.id}
        picture={picture}
        view={view}
        onSwipe={(way) => many && show(at + way)}
        onRetry={() => askPlayback(opened)}
      />
      <div className={cx(styles.chrome, idle && styles.hidden)} onClickCapture={spare}>
        <div className={styles.tools}>
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
        </div>
        {many && (
          <>
            <IconButton
              className={cx(styles.step, styles.back)}
              label="Previous image"
              icon={<ChevronLeft size={20} />}
              onClick={() => show(at - 1)}
            />
            <IconButton
              className={cx(styles.step, styles.next)}
              label="Next image"
              icon={<ChevronRight size={20} />}
              onClick={() => show(at + 1)}
            />
            <ul className={styles.strip} aria-label="Images">
              {pictures.map((one, index) => (
                <li key={one.id}>
                  <button
                    type="button"
                    className={styles.thumb}
                    aria-label={`Image ${index + 1} of ${pictures.length}`}
                    aria-current={index === at || undefined}
                    onClick={() => show(index)}
                  >
                    <SignedImage picture={one} sizes="64px" decorative loading="lazy" />
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}
