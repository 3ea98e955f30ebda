import type { SignedPicture } from '@fanfare/contract'
import { ImageOff } from 'lucide-react'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import styles from './picture-stage.module.css'
import { SignedAnimation } from './signed-animation.tsx'
import { SignedImage } from './signed-image.tsx'
import { swipeOf } from './swipe.ts'
import type { usePose } from './use-pose.ts'

type Props = {
  picture: SignedPicture
  /** Or only loaded, for when its turn comes. */
  shown: boolean
  sizes: string
  view: ReturnType<typeof usePose>
  /** Where there is another one to swipe to. */
  onSwipe: ((way: 1 | -1) => void) | undefined
  /** Settles once there are new addresses, or none can be had. */
  onRetry: () => Promise<unknown>
}

interface Grip {
  readonly x: number
  readonly y: number
  readonly from: { readonly x: number; readonly y: number; readonly at: number }
}

/** One picture that can be dragged while it is large, and swiped aside while it is not. */
export function PictureStage({ picture, shown, sizes, view, onSwipe, onRetry }: Props) {
  const { pose } = view
  // Failed for these addresses only: new ones may work.
  const [failed, setFailed] = useState<SignedPicture | null>(null)
  const [asking, setAsking] = useState(false)
  const stage = useRef<HTMLDivElement>(null)
  const grip = useRef<Grip | null>(null)
  /** How far it follows the finger before it is let go. */
  const [pulled, setPulled] = useState(0)

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

  const take = (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary) return
    const { clientX: x, clientY: y, timeStamp: at } = event
    grip.current = { x, y, from: { x, y, at } }
    // It is followed beyond the edge, or a drag that ends there would never end.
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const drag = (event: PointerEvent) => {
    const held = grip.current
    if (!held || !event.isPrimary) return
    const { clientX: x, clientY: y } = event
    if (pose.zoom > 1) view.move(x - held.x, y - held.y)
    else if (onSwipe) setPulled(x - held.from.x)
    grip.current = { ...held, x, y }
  }
  const letGo = () => {
    grip.current = null
    setPulled(0)
  }
  const release = ({ clientX, clientY, timeStamp }: PointerEvent) => {
    const from = grip.current?.from
    letGo()
    if (!from || pose.zoom > 1) return
    const way = swipeOf({ x: clientX - from.x, y: clientY - from.y, ms: timeStamp - from.at })
    if (way) onSwipe?.(way)
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
      <div className={styles.failed} role="alert" hidden={!shown}>
        <ImageOff size={24} />
        <p>Failed to load image</p>
        <Button loading={asking} onClick={retry}>
          Try again
        </Button>
      </div>
    )
  }
  const style = {
    transform: `translate(${pose.x + pulled}px, ${pose.y}px) rotate(${pose.turns * 90}deg) scale(${pose.zoom})`,
  }
  return (
    <div
      ref={stage}
      className={styles.stage}
      hidden={!shown}
      data-zoomed={pose.zoom > 1 || undefined}
      onPointerDown={take}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={letGo}
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
          sizes={sizes}
          draggable={false}
          fetchPriority={shown ? 'high' : 'low'}
          style={style}
          onError={fail}
        />
      )}
    </div>
  )
}
