import { addressExpiry } from '../media/index.ts'
import type { Use } from './reader/consumption.ts'

/** Needs no log. */
const isWhole = ({ downloads, openedAt }: Use) => downloads > 0 || openedAt !== null

/**
 * An address opens all of a post until it expires. Until the log was read that far, nothing says
 * what it was used for.
 */
export const isUntold = (use: Use) => {
  const { givenAt, toldUntil } = use
  if (isWhole(use) || givenAt === null) return false
  return toldUntil === null || toldUntil < addressExpiry(givenAt)
}

/** A player's word can only raise what the store has served. */
const shareTold = ({ secondsServed, duration, served }: Use) => {
  if (secondsServed === 0) return served
  return duration ? Math.max(served, Math.min(1, secondsServed / duration)) : 1
}

/**
 * The share of a post that somebody has had, from 0 to 1. A download, a showing of the whole and an
 * address of which nothing is known count as all of it.
 */
export const shareConsumed = (use: Use): number =>
  isWhole(use) || isUntold(use) ? 1 : shareTold(use)
