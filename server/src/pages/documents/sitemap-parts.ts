/** A month is written as `2026-05`, and by UTC. */
export interface MonthCount {
  readonly month: string
  readonly entries: number
}

/** One file: the so-manieth of equally long parts of a month. */
export interface MonthPart {
  readonly month: string
  readonly part: number
  readonly parts: number
}

export interface Span {
  readonly from: Date
  readonly to: Date
}

/** A quarter of what a file may hold: a month can have days of four times its average. */
const average = 12_500
const mostParts = 4_096

/**
 * A month with more is cut in more parts, always by halving. Their number stands in the address, so that
 * an address means the same after the month has grown.
 */
const partsFor = (entries: number) => {
  let parts = 1
  while (entries / parts > average && parts < mostParts) parts *= 2
  return parts
}

export const partsOf = ({ month, entries }: MonthCount): MonthPart[] => {
  const parts = partsFor(entries)
  return Array.from({ length: parts }, (_, at) => ({ month, part: at + 1, parts }))
}

export const spanOf = ({ month, part, parts }: MonthPart): Span => {
  const start = new Date(`${month}-01T00:00:00Z`)
  const end = new Date(start)
  end.setUTCMonth(end.getUTCMonth() + 1)
  const length = (end.getTime() - start.getTime()) / parts
  const at = (number: number) => new Date(start.getTime() + Math.round(number * length))
  return { from: at(part - 1), to: at(part) }
}

export const pathOf = (kind: string, { month, part, parts }: MonthPart) =>
  `/sitemaps/${kind}/${month}/${part}-of-${parts}.xml`

const shape = /^(\d{4}-(?:0[1-9]|1[0-2]))\/(\d{1,4})-of-(\d{1,4})\.xml$/

/** What an address of ours says, or nothing. */
export const readPart = (path: string): MonthPart | null => {
  const [, month, part, parts] = shape.exec(path) ?? []
  if (month === undefined) return null
  const found = { month, part: Number(part), parts: Number(parts) }
  const isHalved = found.parts <= mostParts && Number.isInteger(Math.log2(found.parts))
  return isHalved && found.part >= 1 && found.part <= found.parts ? found : null
}
