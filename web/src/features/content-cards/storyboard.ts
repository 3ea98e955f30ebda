import type { Storyboard } from '@fanfare/contract'

export interface Frame {
  readonly sheet: Storyboard
  readonly column: number
  readonly row: number
}

export const frameCount = (sheets: readonly Storyboard[]) =>
  sheets.reduce((sum, { count }) => sum + count, 0)

/** The frame with this number, counted over all sheets; past the end it is the last. */
export const frameOf = (sheets: readonly Storyboard[], wanted: number): Frame | null => {
  let number = Math.min(Math.max(0, Math.floor(wanted)), frameCount(sheets) - 1)
  for (const sheet of sheets) {
    if (number < sheet.count) {
      return { sheet, column: number % sheet.columns, row: Math.floor(number / sheet.columns) }
    }
    number -= sheet.count
  }
  return null
}

export const frameAt = (sheets: readonly Storyboard[], seconds: number) => {
  const interval = sheets[0]?.interval
  return interval ? frameOf(sheets, seconds / interval) : null
}

const share = (index: number, count: number) => (count > 1 ? (index / (count - 1)) * 100 : 0)

/** One picture of a sheet as a background; percentages, so that it fills a box of any size. */
export const frameStyle = ({ sheet, column, row }: Frame) => ({
  backgroundImage: `url("${sheet.url}")`,
  backgroundSize: `${sheet.columns * 100}% ${sheet.rows * 100}%`,
  backgroundPosition: `${share(column, sheet.columns)}% ${share(row, sheet.rows)}%`,
  aspectRatio: `${sheet.width} / ${sheet.height}`,
})
