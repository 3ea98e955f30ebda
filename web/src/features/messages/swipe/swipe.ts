/** So near to the edge it begins; browsers take what begins on the edge itself for themselves. */
const edgePx = 36
/** A finger that rests moves too. */
const slackPx = 10
const backShare = 0.35
/** Pixels in a millisecond, of a flick. */
const flick = 0.5

export const beginsSwipe = (x: number) => x <= edgePx

/** What a finger does that has moved so far: nothing yet, this, or something else for good. */
export const isSwipe = (dx: number, dy: number): boolean | null => {
  if (Math.hypot(dx, dy) < slackPx) return null
  return dx > 0 && dx > 1.5 * Math.abs(dy)
}

/** Where it is let go, or how fast. */
export const goesBack = (dx: number, width: number, speed: number) =>
  speed > -flick && (dx > backShare * width || speed > flick)
