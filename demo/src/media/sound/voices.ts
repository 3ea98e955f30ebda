/** Left and right, from -1 to 1. */
export type Track = readonly [Float32Array, Float32Array]

/** Half of what a CD has: half the work, and enough for what is played here. */
export const rate = 22_050

export const pitch = (note: number) => 440 * 2 ** ((note - 69) / 12)

interface Note {
  readonly start: number
  readonly seconds: number
  readonly hertz: number
  readonly loud: number
  /** 0 is left and 1 is right. */
  readonly side: number
}

type Shape = (t: number, seconds: number) => number

const add = (
  [left, right]: Track,
  note: Note,
  wave: (turn: number, t: number) => number,
  shape: Shape,
) => {
  const first = Math.max(0, Math.round(note.start * rate))
  const count = Math.min(left.length - first, Math.round(note.seconds * rate))
  const [toLeft, toRight] = [Math.cos(note.side * 1.57), Math.sin(note.side * 1.57)]
  const step = (2 * Math.PI * note.hertz) / rate
  for (let at = 0; at < count; at++) {
    const t = at / rate
    const value = wave(at * step, t) * shape(t, note.seconds) * note.loud
    left[first + at] = (left[first + at] ?? 0) + value * toLeft
    right[first + at] = (right[first + at] ?? 0) + value * toRight
  }
}

/** Slowly there and slowly gone. */
const swelling: Shape = (t, seconds) => Math.sin((Math.PI * t) / seconds) ** 0.8
const struck =
  (decay: number): Shape =>
  (t, seconds) =>
    Math.min(1, t * 200) * Math.exp(-t * decay) * Math.min(1, (seconds - t) * 20)

export const pad = (track: Track, note: Note) =>
  add(
    track,
    note,
    (turn, t) => Math.sin(turn + 0.6 * Math.sin(t * 2)) + 0.3 * Math.sin(turn * 2.003),
    swelling,
  )

export const leads = {
  pluck: (track: Track, note: Note) =>
    add(
      track,
      note,
      (turn, t) =>
        Math.sin(turn) +
        0.5 * Math.exp(-t * 9) * Math.sin(turn * 2) +
        0.3 * Math.exp(-t * 14) * Math.sin(turn * 3),
      struck(4.5),
    ),
  bell: (track: Track, note: Note) =>
    add(
      track,
      note,
      (turn, t) => Math.sin(turn + 1.6 * Math.exp(-t * 3) * Math.sin(turn * 3.5)),
      struck(2),
    ),
  reed: (track: Track, note: Note) =>
    add(
      track,
      note,
      (turn, t) => {
        const trembling = turn + 0.25 * Math.sin(t * 32)
        return (
          0.7 * Math.sin(trembling) + 0.3 * Math.sin(trembling * 2) + 0.15 * Math.sin(trembling * 3)
        )
      },
      (t, seconds) => Math.min(1, t * 12) * Math.min(1, (seconds - t) * 6) * 0.75,
    ),
} as const

/** A soft low knock, and a lighter one after it. */
export const knock = (track: Track, start: number, heavy: boolean) => {
  const note = { start, seconds: 0.3, hertz: heavy ? 55 : 900, loud: heavy ? 0.5 : 0.06, side: 0.5 }
  add(
    track,
    note,
    (turn, t) => Math.sin(turn * (heavy ? 1 + Math.exp(-t * 30) : 1)),
    struck(heavy ? 12 : 45),
  )
}

/** Wind or water: noise with its edges taken off, coming and going. */
export const air = (
  [left, right]: Track,
  loud: number,
  roll: (low: number, high: number) => number,
) => {
  let [low, wide] = [0, 0]
  const turn = roll(0, 6)
  for (let at = 0; at < left.length; at++) {
    const t = at / rate
    low += 0.04 * (roll(-1, 1) - low)
    wide += 0.12 * (roll(-1, 1) - wide)
    const gust = 0.35 + 0.65 * Math.sin(t * 0.7 + turn) ** 2
    left[at] = (left[at] ?? 0) + (low * 0.9 + wide * 0.2) * gust * loud
    right[at] = (right[at] ?? 0) + (low * 0.6 + wide * 0.35) * gust * loud
  }
}
