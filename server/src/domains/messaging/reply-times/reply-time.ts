import type { ReplyTime } from '@fanfare/contract'

const hour = 3_600
const bands: readonly (readonly [most: number, ReplyTime])[] = [
  [hour, 'hour'],
  [6 * hour, 'few-hours'],
  [24 * hour, 'day'],
  [48 * hour, 'two-days'],
  [168 * hour, 'week'],
]

/** Null where nothing good can be said of it. */
export const replyTimeOf = (seconds: number): ReplyTime | null =>
  bands.find(([most]) => seconds <= most)?.[1] ?? null
