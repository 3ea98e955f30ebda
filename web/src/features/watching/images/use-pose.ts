import { useState } from 'react'

const least = 0.5
const most = 5
const step = 0.5
const wheelStep = 0.2

const within = (value: number) => Math.min(most, Math.max(least, Math.round(value * 10) / 10))

export interface Pose {
  readonly zoom: number
  /** Quarter turns; they add up, so that the picture never spins back. */
  readonly turns: number
  readonly x: number
  readonly y: number
}
export const upright: Pose = { zoom: 1, turns: 0, x: 0, y: 0 }

export const zoomed = (pose: Pose, by: number): Pose => {
  const zoom = within(pose.zoom + by)
  if (zoom <= 1) return { ...pose, zoom, x: 0, y: 0 }
  const part = zoom / pose.zoom
  return { ...pose, zoom, x: pose.x * part, y: pose.y * part }
}

/** How the picture is shown: its zoom, its rotation, and its offset while it is larger than the stage. */
export const usePose = () => {
  const [pose, setPose] = useState(upright)
  return {
    pose,
    canZoomIn: pose.zoom < most,
    canZoomOut: pose.zoom > least,
    zoomIn: () => setPose((now) => zoomed(now, step)),
    zoomOut: () => setPose((now) => zoomed(now, -step)),
    wheel: (up: boolean) => setPose((now) => zoomed(now, up ? wheelStep : -wheelStep)),
    turn: () => setPose((now) => ({ ...now, turns: now.turns + 1 })),
    move: (x: number, y: number) =>
      setPose((now) => (now.zoom > 1 ? { ...now, x: now.x + x, y: now.y + y } : now)),
    reset: () => setPose(upright),
  }
}
