/** `12 / 34`: the slash comes by itself, and a month from 2 on gets its zero. */
export function groupExpiry(typed: string): string {
  const digits = typed.replace(/\D/g, '')
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits
  const month = padded.slice(0, 2)
  return month.length < 2 ? month : `${month} / ${padded.slice(2, 4)}`
}

/** None while it is not whole. A year of two digits is one of this century. */
export function readExpiry(typed: string): { month: number; year: number } | undefined {
  const digits = typed.replace(/\D/g, '')
  if (digits.length < 4) return undefined
  return { month: Number(digits.slice(0, 2)), year: 2000 + Number(digits.slice(2, 4)) }
}

/** A card is good to the last day of its month. */
export function isPast({ month, year }: { month: number; year: number }, now: Date): boolean {
  const months = (y: number, m: number) => y * 12 + m
  return months(year, month) < months(now.getUTCFullYear(), now.getUTCMonth() + 1)
}
