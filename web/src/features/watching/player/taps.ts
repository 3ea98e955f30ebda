/** A second tap that comes later means something of its own. */
export const doubleTapMs = 300

type Side = 'back' | 'forward' | 'middle'

export interface Tap {
  readonly side: Side
  /** Milliseconds. */
  readonly at: number
}

/** The outer thirds of the picture, which a thumb reaches without covering what is shown. */
export const sideOf = (x: number, width: number): Side => {
  if (x < width / 3) return 'back'
  return x > (width * 2) / 3 ? 'forward' : 'middle'
}

/** Whether two taps are one wish: soon after each other, on the same side. */
export const isDouble = (before: Tap | null, { side, at }: Tap) =>
  before !== null && side !== 'middle' && side === before.side && at - before.at < doubleTapMs
