import type { ContentView, SignedPicture } from '@fanfare/contract'
import { ChevronLeft, ChevronRight, Minimize } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import styles from './full-view.module.css'
import { PictureStages } from './picture-stages.tsx'
import { PictureStrip } from './picture-strip.tsx'
import { PictureTools } from './picture-tools.tsx'
import { useFullView } from './use-full-view.ts'
import type { Gallery } from './use-gallery.ts'

type Props = {
  content: ContentView
  pictures: readonly SignedPicture[]
  gallery: Gallery
  onRetry: () => Promise<unknown>
  onClose: () => void
}

/** The pictures alone on the screen; everything to press stands beside them or below, never on them. */
export function FullView({ content, pictures, gallery, onRetry, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  useFullView(dialog, frame, onClose)
  const { at, count, many, show, press } = gallery
  const words = pictures[at]?.altText

  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'f') onClose()
    else if (press(event.key)) event.preventDefault()
  }
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={`${content.title}, full screen`}
      onKeyDown={pressed}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div ref={frame} className={styles.frame}>
        <div className={styles.art}>
          <PictureStages
            pictures={pictures}
            gallery={gallery}
            sizes="100vw"
            ahead
            onRetry={onRetry}
          />
        </div>
        {/* The picture has said it to screen readers. */}
        {words && (
          <p className={styles.words} aria-hidden="true">
            {words}
          </p>
        )}
        {many && (
          <>
            <div className={styles.back}>
              <IconButton
                label="Previous image"
                icon={<ChevronLeft size={20} />}
                onClick={() => show(at - 1)}
              />
            </div>
            <p className={styles.count} aria-live="polite">
              {at + 1} of {count}
            </p>
            <div className={styles.next}>
              <IconButton
                data-first
                label="Next image"
                icon={<ChevronRight size={20} />}
                onClick={() => show(at + 1)}
              />
            </div>
          </>
        )}
        <div className={styles.tools}>
          <PictureTools content={content} gallery={gallery} />
          <IconButton
            label="Exit full screen (f)"
            icon={<Minimize size={20} />}
            data-first={many ? undefined : true}
            onClick={onClose}
          />
        </div>
        {many && <PictureStrip pictures={pictures} gallery={gallery} className={styles.strip} />}
      </div>
    </dialog>
  )
}
