import { ChevronLeft, ChevronRight, Download, X } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { swipeOf } from '../../watching/index.ts'
import { LargePicture } from './large-picture.tsx'
import styles from './lightbox.module.css'
import { type Carrier, placeOf } from './open-attachment.ts'
import type { Shown } from './open-attachments.tsx'
import { savePicture } from './save-picture.ts'

type Props = {
  carrier: Carrier
  pictures: readonly Shown[]
  firstId: string | undefined
  onClose: () => void
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 }

/** The pictures of one message, over the page. */
export function Lightbox({ carrier, pictures, firstId, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const drag = useRef<{ x: number; y: number; at: number } | null>(null)
  const count = pictures.length
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      pictures.findIndex(({ attachment }) => attachment.id === firstId),
    ),
  )
  const shown = pictures[at]
  useLayoutEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    // The focus goes back to the picture that was pressed.
    return () => opened?.close()
  }, [])
  const move = (step: number) => setAt((now) => Math.min(count - 1, Math.max(0, now + step)))
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    move(step)
  }
  const begin = ({ clientX, clientY, timeStamp }: PointerEvent) => {
    drag.current = { x: clientX, y: clientY, at: timeStamp }
  }
  const end = ({ clientX, clientY, timeStamp }: PointerEvent) => {
    const from = drag.current
    drag.current = null
    if (!from) return
    const step = swipeOf({ x: clientX - from.x, y: clientY - from.y, ms: timeStamp - from.at })
    if (step) move(step)
  }
  if (!shown) return null
  const { attachment, local } = shown
  const place = placeOf(carrier, attachment)
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={`Photos from ${carrier.by || 'someone'}`}
      onKeyDown={press}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.frame}>
        <p className={styles.count} aria-live="polite">
          {count > 1 && `${at + 1} of ${count}`}
        </p>
        <div className={styles.tools}>
          <IconButton
            label="Download"
            icon={<Download size={20} />}
            onClick={() => void savePicture(place, attachment.name)}
          />
          <IconButton label="Close" icon={<X size={20} />} onClick={onClose} />
        </div>
        <div className={styles.art} onPointerDown={begin} onPointerUp={end}>
          <LargePicture key={attachment.id} place={place} attachment={attachment} local={local} />
        </div>
        {count > 1 && (
          <>
            <IconButton
              className={styles.back}
              label="Previous photo"
              icon={<ChevronLeft size={20} />}
              disabled={at === 0}
              onClick={() => move(-1)}
            />
            <IconButton
              className={styles.next}
              label="Next photo"
              icon={<ChevronRight size={20} />}
              disabled={at === count - 1}
              onClick={() => move(1)}
            />
          </>
        )}
      </div>
    </dialog>
  )
}
