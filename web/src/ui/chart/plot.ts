/** Where things are drawn: values and days in pixels, and which days have room for a label. */

export interface Plot {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly x: (at: number) => number
  readonly y: (value: number) => number
  /** The day under a point. */
  readonly dayAt: (x: number) => number
}

interface Given {
  readonly width: number
  readonly days: number
  readonly ticks: readonly number[]
  /** What stands beside the axis: its longest text decides how much room there is. */
  readonly tickTexts: readonly string[]
  readonly hasMarks: boolean
}

const height = 240
const letter = 7
/** Room for today's value after the end of the line. */
const afterEnd = 64

export const plotOf = ({ width, days, ticks, tickTexts, hasMarks }: Given): Plot => {
  const longest = Math.max(0, ...tickTexts.map((text) => text.length))
  const [left, right] = [longest * letter + 12, width - afterEnd]
  const [top, bottom] = [hasMarks ? 36 : 12, height - 28]
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)]
  const step = (right - left) / Math.max(1, days - 1)
  return {
    width,
    height,
    left,
    right,
    top,
    bottom,
    // One day alone stands at the end, where today is.
    x: (at) => (days === 1 ? right : left + at * step),
    y: (value) => bottom - ((value - low) / (high - low || 1)) * (bottom - top),
    dayAt: (x) => Math.min(days - 1, Math.max(0, Math.round((x - left) / step))),
  }
}

/** First and last, and as many between them as fit. */
export const labelledDays = (days: number, width: number): number[] => {
  const count = Math.min(days, Math.max(2, Math.min(5, Math.floor(width / 120))))
  if (count < 2) return [0]
  return Array.from({ length: count }, (_, at) => Math.round((at / (count - 1)) * (days - 1)))
}

export interface PlacedLabel {
  readonly at: number
  readonly text: string
  /** Where its middle is: near an edge it moves inwards. */
  readonly x: number
}

/** The newest first; one that would touch another is left out, and told where its day is read. */
export const placeLabels = (
  marks: readonly { readonly at: number; readonly text: string }[],
  { x, left, right }: Pick<Plot, 'x' | 'left' | 'right'>,
): PlacedLabel[] => {
  const placed: (PlacedLabel & { half: number })[] = []
  for (const { at, text } of marks.toSorted((a, b) => b.at - a.at)) {
    const half = (text.length * letter) / 2 + 6
    if (2 * half > right - left) continue
    const middle = Math.min(right - half, Math.max(left + half, x(at)))
    const isFree = placed.every((one) => Math.abs(one.x - middle) >= one.half + half)
    if (isFree) placed.push({ at, text, x: middle, half })
  }
  return placed.map(({ at, text, x: middle }) => ({ at, text, x: middle }))
}
