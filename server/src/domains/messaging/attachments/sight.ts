import { messageResource } from '../../entitlements/index.ts'
import type { MessageRow } from '../messages/reader.ts'
import { readGrantsOf } from './grants.ts'
import { isLocked } from './policy.ts'
import type { Looking } from './readable.ts'
import { readOpened } from './reader.ts'

/**
 * What a reader is given of what is attached. Of what they have bought and not opened yet no preview either:
 * a small picture has no other size, and what was seen is not given back without being asked.
 */
export type AttachedSight = 'locked' | 'unopened' | 'open'

/** Two queries where something is sold, and none elsewhere. */
export const readAttachedSights = async (
  looking: Looking,
  rows: readonly MessageRow[],
): Promise<(row: MessageRow) => AttachedSight> => {
  const { accountId } = looking.actor
  const grants = await readGrantsOf(looking, rows)
  const held = rows.filter(({ id }) => grants.holds(messageResource(id)))
  const opened = await readOpened(
    looking.db,
    accountId,
    held.map(({ id }) => id),
  )
  return (row) => {
    if (isLocked(row, accountId, grants)) return 'locked'
    const isBought = row.price !== null && row.sender_id !== accountId
    return isBought && !opened.has(row.id) ? 'unopened' : 'open'
  }
}
