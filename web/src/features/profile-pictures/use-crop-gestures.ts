import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react'
import { type Framed, moveBy, start, type View, zoomTo } from './crop.ts'

type Options = {
  stage: RefObject<HTMLElement | null>
  mask: RefObject<HTMLElement | null>
  picture: Framed
  onView: (change: (view: View) => View) => void
}
type Point = { x: number; y: number }

const keyStep = 0.02
const keyZoom = 1.1
const arrows: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const middleOf = (points: Point[]) => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})
const spreadOf = ([one, other]: Point[]) =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0

/** One finger or the mouse moves, two fingers zoom and move, the wheel zooms, and so do keys. */
export const useCropGestures = ({ stage, mask, picture, onView }: Options) => {
  const touching = useRef(new Map<number, Point>())

  const box = () => mask.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1)
  /** From the mask's middle, in masks. */
  const inMasks = ({ x, y }: Point): Point => {
    const { left, top, width, height } = box()
    return { x: (x - left) / width - 0.5, y: (y - top) / height - 0.5 }
  }

  const wheeled = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    const at = inMasks({ x: event.clientX, y: event.clientY })
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1
    const factor = Math.exp((-event.deltaY * lines) / (event.ctrlKey ? 100 : 400))
    onView((view) => zoomTo(picture, view, view.zoom * factor, at))
  })
  useEffect(() => {
    const element = stage.current
    const turn = (event: WheelEvent) => wheeled(event)
    // React listens passively, and a passive listener cannot keep the page from scrolling.
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  }, [stage])

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    touching.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!touching.current.has(event.pointerId)) return
    const before = [...touching.current.values()]
    touching.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const after = [...touching.current.values()]
    const { width, height } = box()
    const [from, to] = [middleOf(before), middleOf(after)]
    const by = { x: (to.x - from.x) / width, y: (to.y - from.y) / height }
    const grown = after.length > 1 ? spreadOf(after) / Math.max(1, spreadOf(before)) : 1
    const at = inMasks(to)
    onView((view) => {
      const moved = moveBy(picture, view, by)
      return grown === 1 ? moved : zoomTo(picture, moved, moved.zoom * grown, at)
    })
  }
  const letGo = (event: PointerEvent<HTMLElement>) => {
    touching.current.delete(event.pointerId)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const way = arrows[event.key]
    const step = event.shiftKey ? keyStep * 5 : keyStep
    if (way) onView((view) => moveBy(picture, view, { x: way.x * step, y: way.y * step }))
    else if (event.key === '+' || event.key === '=')
      onView((view) => zoomTo(picture, view, view.zoom * keyZoom))
    else if (event.key === '-') onView((view) => zoomTo(picture, view, view.zoom / keyZoom))
    else if (event.key === '0') onView(() => start)
    else return
    event.preventDefault()
  }
  return { onPointerDown, onPointerMove, onPointerUp: letGo, onPointerCancel: letGo, onKeyDown }
}
