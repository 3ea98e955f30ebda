import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react'
import { clockTime } from '../../../ui/text/format.ts'
import styles from './timeline.module.css'
import { stepOf } from './times.ts'

type Props = {
  label: string
  at: number
  duration: number
  kind: 'chapter' | 'start' | 'end'
  onMove: (to: number) => void
  children?: ReactNode
}

/** A time that is dragged along the timeline, or moved by its keys. */
export function Handle({ label, at, duration, kind, onMove, children }: Props) {
  /** Where within the handle it was taken: it follows the finger and doesn’t jump under it. */
  const taken = useRef(0)
  const left = `${Math.min(100, (at / duration) * 100)}%`

  const take = (event: PointerEvent<HTMLDivElement>) => {
    const { left: edge, width } = event.currentTarget.getBoundingClientRect()
    taken.current = event.clientX - (edge + width / 2)
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    const { currentTarget, pointerId, clientX } = event
    const track = currentTarget.parentElement?.getBoundingClientRect()
    if (!track || !currentTarget.hasPointerCapture(pointerId)) return
    onMove(((clientX - taken.current - track.left) / track.width) * duration)
  }
  const press = (event: KeyboardEvent) => {
    const step = stepOf(event)
    if (step === 0) return
    event.preventDefault()
    onMove(Math.floor(at) + step)
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      className={styles.handle}
      data-kind={kind}
      style={{ left }}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.floor(duration)}
      aria-valuenow={Math.floor(at)}
      aria-valuetext={clockTime(at)}
      onPointerDown={take}
      onPointerMove={drag}
      onKeyDown={press}
    >
      <span className={styles.grip}>{children}</span>
    </div>
  )
}
