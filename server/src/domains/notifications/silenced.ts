import type { AccountId } from '@fanfare/contract'
import type { Queryable } from '../../platform/database/database.ts'
import { readBlockedPairs } from '../profiles/index.ts'
import { readMutedPairs } from '../social/index.ts'

interface Telling {
  readonly recipient: AccountId
  readonly person: AccountId
}

const pairOf = ({ recipient, person }: Telling) => `${recipient} ${person}`

/** Says of which of these the recipient has muted the person, or is blocked by or has blocked them. */
export const readSilenced = async (
  db: Queryable,
  pairs: readonly Telling[],
): Promise<(pair: Telling) => boolean> => {
  if (pairs.length === 0) return () => false
  const muted = await readMutedPairs(
    db,
    pairs.map(({ recipient, person }) => ({ muter: recipient, muted: person })),
  )
  const blocked = await readBlockedPairs(
    db,
    pairs.map(({ recipient, person }) => ({ one: recipient, other: person })),
  )
  const silenced = new Set([
    ...muted.map((pair) => pairOf({ recipient: pair.muter, person: pair.muted })),
    ...blocked.map(({ one, other }) => pairOf({ recipient: one, person: other })),
  ])
  return (pair) => silenced.has(pairOf(pair))
}
