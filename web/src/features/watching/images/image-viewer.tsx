import type { ContentView, Playback } from '@fanfare/contract'
import { ChevronLeft, ChevronRight, Maximize } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { cx } from '../../../ui/lib/cx.ts'
import { countView } from '../player/report-progress.ts'
import { useIdle } from '../player/use-idle.ts'
import { askPlayback, type Opened } from '../player/use-playback.ts'
import { FullView } from './full-view.tsx'
import styles from './image-viewer.module.css'
import { PictureStages } from './picture-stages.tsx'
import { PictureStrip } from './picture-strip.tsx'
import { PictureTools } from './picture-tools.tsx'
import { useGallery } from './use-gallery.ts'

type Props = {
  content: ContentView
  playback: Extract<Playback, { type: 'image' }>
  opened: Opened
}

export function ImageViewer({ content, playback: { pictures }, opened }: Props) {
  const gallery = useGallery(pictures.length)
  const { idle, wake } = useIdle(2000, false)
  const [near, setNear] = useState(false)
  const [full, setFull] = useState(false)
  const revealing = useRef(false)
  const counts = !opened.as
  useEffect(() => {
    if (counts) countView(content.id)
  }, [content.id, counts])

  const retry = () => askPlayback(opened)
  const notice = () => {
    setNear(true)
    wake()
  }
  const press = (event: KeyboardEvent) => {
    wake()
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'f') setFull(true)
    else if (gallery.press(event.key)) event.preventDefault()
  }
  const touch = () => {
    revealing.current = idle
    notice()
  }
  // By the end of the tap that brings the tools they lie under the finger, which meant none of them.
  const spare = (event: MouseEvent) => {
    const byPointer = event.detail > 0
    if (revealing.current && byPointer) event.stopPropagation()
  }
  if (pictures.length === 0) return null
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its buttons do what the keys do */}
      <div
        className={styles.viewer}
        onPointerDown={touch}
        onPointerMove={notice}
        onFocus={notice}
        onKeyDown={press}
      >
        <PictureStages
          pictures={pictures}
          gallery={gallery}
          sizes="(max-width: 1023px) 100vw, 1100px"
          ahead={near}
          onRetry={retry}
        />
        <div className={cx(styles.chrome, idle && styles.hidden)} onClickCapture={spare}>
          <div className={styles.tools}>
            <PictureTools content={content} gallery={gallery} />
            <IconButton
              label="Full screen (f)"
              icon={<Maximize size={20} />}
              onClick={() => setFull(true)}
            />
          </div>
          {gallery.many && (
            <>
              <IconButton
                className={cx(styles.step, styles.back)}
                label="Previous image"
                icon={<ChevronLeft size={20} />}
                onClick={() => gallery.show(gallery.at - 1)}
              />
              <IconButton
                className={cx(styles.step, styles.next)}
                label="Next image"
                icon={<ChevronRight size={20} />}
                onClick={() => gallery.show(gallery.at + 1)}
              />
              <PictureStrip pictures={pictures} gallery={gallery} className={styles.strip} />
            </>
          )}
        </div>
      </div>
      {full && (
        <FullView
          content={content}
          pictures={pictures}
          gallery={gallery}
          onRetry={retry}
          onClose={() => setFull(false)}
        />
      )}
    </>
  )
}
