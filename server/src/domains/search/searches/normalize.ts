import { parseQuery } from '../query/parse-query.ts'

/** What is one search for everybody, however it is written. */
export const normalize = (typed: string): string =>
  parseQuery(typed).text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Longer ones are sentences about somebody's life rather than words that others would type. */
const longest = 60

const isAddress = /[@/\\]|\bwww\.|\.[a-z]{2,}\b/
/** Phone, card and account numbers, also in groups; a year is none. */
const isNumber = /\d(?:[\s().+-]*\d){4,}/

/** Whether these words may be shown to others at all, however many have searched for them. */
export const isShowable = (normalized: string): boolean =>
  normalized.length >= 2 &&
  normalized.length <= longest &&
  !isAddress.test(normalized) &&
  !isNumber.test(normalized)
