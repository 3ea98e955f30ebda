import type { SignedPicture } from '@fanfare/contract'
import { ImageOff } from 'lucide-react'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import styles from './picture-stage.module.css'
import { SignedAnimation } from './signed-animation.tsx'
import { SignedImage } from './signed-image.tsx'
import type { usePose } from './use-pose.ts'

const swipe = 60

type Props = {
  picture: SignedPicture
  view: ReturnType<typeof usePose>
  onSwipe: (way: 1 | -1) => void
  /** Settles once there are new addresses, or none can be had. */
  onRetry: () => Promise<unknown>
}

/** One picture that can be dragged while it is large, and swiped aside while it is not. */
export function PictureStage({ picture, view, onSwipe, onRetry }: Props) {
  const { pose } = view
  // Failed for these addresses only: new ones may work.
  const [failed, setFailed] = useState<SignedPicture | null>(null)
  const [asking, setAsking] = useState(false)
  const stage = useRef<HTMLDivElement>(null)
  const grip = useRef<{ x: number; y: number; from: number } | null>(null)

  useEffect(() => {
    const element = stage.current
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && view.pose.zoom === 1 && event.deltaY > 0) return
      event.preventDefault()
      view.wheel(event.deltaY < 0)
    }
    // Not through React, whose passive wheel listeners can't stop the page from scrolling.
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  }, [view])

  const take = (event: PointerEvent) => {
    grip.current = { x: event.clientX, y: event.clientY, from: event.clientX }
  }
  const drag = (event: PointerEvent) => {
    const held = grip.current
    if (!held) return
    view.move(event.clientX - held.x, event.clientY - held.y)
    grip.current = { ...held, x: event.clientX, y: event.clientY }
  }
  const release = (event: PointerEvent) => {
    const held = grip.current
    grip.current = null
    if (!held || pose.zoom > 1) return
    const way = event.clientX - held.from
    if (Math.abs(way) > swipe) onSwipe(way < 0 ? 1 : -1)
  }
  const retry = () => {
    setAsking(true)
    void onRetry()
      .then(
        () => setFailed(null),
        () => {},
      )
      .finally(() => setAsking(false))
  }
  const fail = () => setFailed(picture)
  if (failed === picture) {
    return (
      <div className={styles.failed} role="alert">
        <ImageOff size={24} />
        <p>Failed to load image</p>
        <Button loading={asking} onClick={retry}>
          Try again
        </Button>
      </div>
    )
  }
  const style = {
    transform: `translate(${pose.x}px, ${pose.y}px) rotate(${pose.turns * 90}deg) scale(${pose.zoom})`,
  }
  return (
    <div
      ref={stage}
      className={styles.stage}
      data-zoomed={pose.zoom > 1 || undefined}
      onPointerDown={take}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={() => {
        grip.current = null
      }}
    >
      {picture.videoUrl ? (
        <SignedAnimation
          className={styles.picture}
          picture={picture}
          style={style}
          onError={fail}
        />
      ) : (
        <SignedImage
          className={styles.picture}
          picture={picture}
          sizes="(max-width: 1023px) 100vw, 1100px"
          draggable={false}
          fetchPriority="high"
          style={style}
          onError={fail}
        />
      )}
    </div>
  )
}
