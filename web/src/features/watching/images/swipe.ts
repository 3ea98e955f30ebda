/** From where a finger or a pointer came down to where it left. */
export interface Drag {
  readonly x: number
  readonly y: number
  readonly ms: number
}

const far = 60
const flick = { px: 24, ms: 200 }

/** To the next one or the one before: far enough, or short and quick, and more sideways than down. */
export const swipeOf = ({ x, y, ms }: Drag): 1 | -1 | null => {
  const distance = Math.abs(x)
  if (distance <= Math.abs(y)) return null
  const meant = distance > far || (distance > flick.px && ms < flick.ms)
  if (!meant) return null
  return x < 0 ? 1 : -1
}
