import { z } from 'zod'

/** Validation messages of limits, so that a text cannot name another number than the rule. */
export const atLeast = (count: number, unit: string) =>
  `At least ${count.toLocaleString('en-US')} ${unit}`

export const atMost = (count: number, unit: string) =>
  `At most ${count.toLocaleString('en-US')} ${unit}`

export const trimmedText = (longest: number) =>
  z.string().trim().max(longest, atMost(longest, 'characters'))
