import { ladder } from '@fanfare/contract'

interface Size {
  readonly width: number
  readonly height: number
}

export interface Rung extends Size {
  /** Such as 720p, after the shorter side: an upright video is as good as a lying one. */
  readonly name: string
  readonly short: number
  /** Bits per second. */
  readonly mostBits: number
}

const even = (value: number) => Math.max(2, Math.round(value / 2) * 2)

/** The most a connection must carry; what is easy to see takes less. */
const bitsAt: readonly (readonly [short: number, kilobits: number])[] = [
  [240, 500],
  [360, 1_000],
  [540, 2_200],
  [720, 4_000],
  [1080, 7_000],
  [1440, 12_000],
  [2160, 22_000],
]

const mostBitsOf = (short: number) =>
  1000 * (bitsAt.find(([upTo]) => short <= upTo)?.[1] ?? bitsAt.at(-1)?.[1] ?? 0)

const rungOf = (short: number, source: Size): Rung => {
  const scale = short / Math.min(source.width, source.height)
  const size = { width: even(source.width * scale), height: even(source.height * scale) }
  return { name: `${short}p`, short, mostBits: mostBitsOf(short), ...size }
}

const largest = Math.max(...ladder)

/** A source this much larger than the highest rung below it gets one of its own size. */
const worthIts = 1.1

/** From low to high. Nothing is blown up beyond the source, and what it has is not thrown away. */
export const rungsFor = (source: Size): readonly Rung[] => {
  const short = even(Math.min(source.width, source.height))
  const fitting = ladder.filter((rung) => rung <= short)
  const top = fitting.at(-1)
  const ofItsOwn = top === undefined || (short > top * worthIts && short < largest)
  return [...fitting, ...(ofItsOwn ? [short] : [])].map((rung) => rungOf(rung, source))
}

const firstTarget = 360
const publishTarget = 720

export const bestUpTo = (rungs: readonly Rung[], target: number) =>
  rungs.findLast(({ short }) => short <= target) ?? rungs[0]

/** What plays first, what may be published, then what is better, then what is left. */
export const inOrderOfUse = (rungs: readonly Rung[]) => {
  const first = bestUpTo(rungs, firstTarget)
  const publish = bestUpTo(rungs, publishTarget)
  const isAbove = ({ short }: Rung) => short > (publish?.short ?? 0)
  const order = [first, publish, ...rungs.filter(isAbove), ...rungs.toReversed()]
  return {
    order: [...new Set(order.filter((rung) => rung !== undefined))],
    first: first?.name ?? '',
    publish: publish?.name ?? '',
  }
}

/**
 * The next larger one that is there by then, for the rungs below the published one: it is read in a
 * fraction of the source's time, and nobody sees the difference (decision 18).
 */
export const madeFrom = (rung: Rung, before: readonly Rung[]): Rung | undefined =>
  before.filter(({ short }) => short > rung.short).toSorted((a, b) => a.short - b.short)[0]

/** Moments a cover can be chosen from; the first is shown until somebody chooses. */
export const posterTimes = (duration: number): readonly number[] => {
  const times = [
    Math.min(duration * 0.1, 5),
    ...[0.25, 0.4, 0.55, 0.7, 0.85].map((f) => f * duration),
  ]
  const rounded = times.map((time) => Math.round(time * 100) / 100)
  return rounded.filter((time, at) => at === 0 || time - (rounded[at - 1] ?? 0) >= 0.5)
}

const storyboardPictures = 600

/** Seconds between two pictures: dense for short posts, at the segments' ends for long ones. */
export const storyboardInterval = (duration: number) => {
  if (duration <= 120) return 1
  if (duration <= 600) return 2
  return 4 * Math.max(1, Math.ceil(duration / storyboardPictures / 4))
}
