import type { AccountId } from '@fanfare/contract'
import type { Queryable } from '../../platform/database/database.ts'
import { readBlockedPairs } from '../profiles/index.ts'
import { readMutedPairs } from '../social/index.ts'
import { kindNamed } from './kinds/index.ts'
import { readKindsOff } from './reader/groups.ts'
import type { NoticeRow } from './reader/notices.ts'

interface Pair {
  readonly recipient: AccountId
  readonly person: AccountId
}

const keyOf = ({ recipient, person }: Pair) => `${recipient} ${person}`

/** Whether the recipient has muted the person, or there is a block between them. */
export const readSilenced = async (
  db: Queryable,
  pairs: readonly Pair[],
): Promise<(pair: Pair) => boolean> => {
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
    ...muted.map((pair) => keyOf({ recipient: pair.muter, person: pair.muted })),
    ...blocked.map(({ one, other }) => keyOf({ recipient: one, person: other })),
  ])
  return (pair) => silenced.has(keyOf(pair))
}

/** Something that somebody would be told. */
export interface Telling {
  readonly recipient: AccountId
  readonly notice: NoticeRow
}

const without = (
  { recipient, notice }: Telling,
  isSilenced: (pair: Pair) => boolean,
): NoticeRow | null => {
  if (!kindNamed(notice.kind).isSocial) return notice
  const gone = notice.causes.filter(({ accountId: person }) => isSilenced({ recipient, person }))
  const people = new Set(gone.map(({ accountId }) => accountId)).size
  const causes = notice.causes.filter((cause) => !gone.includes(cause))
  if (people === 0) return notice
  return causes.length > 0
    ? { ...notice, causes, person_count: notice.person_count - people }
    : null
}

/** Without kinds that the recipient has turned off since it was told. */
const withoutOff = async (db: Queryable, tellings: readonly Telling[]): Promise<Telling[]> => {
  const recipients = [...new Set(tellings.map(({ recipient }) => recipient))]
  const kindsOff = await readKindsOff(db, recipients)
  const off = new Set(kindsOff.map(({ accountId, kind }) => `${accountId} ${kind}`))
  return tellings.filter(({ recipient, notice }) => !off.has(`${recipient} ${notice.kind}`))
}

/**
 * What is still to be told, without those whom the recipient has muted or blocked a moment ago: the events of
 * that take them out of what is stored, and what leaves the app cannot wait for them. Three queries for all.
 */
export const stillTold = async (
  db: Queryable,
  tellings: readonly Telling[],
): Promise<Telling[]> => {
  const wanted = await withoutOff(db, tellings)
  const pairs = wanted.flatMap(({ recipient, notice }) =>
    notice.causes.map(({ accountId }) => ({ recipient, person: accountId })),
  )
  const isSilenced = await readSilenced(db, pairs)
  return wanted.flatMap((telling) => {
    const notice = without(telling, isSilenced)
    return notice ? [{ ...telling, notice }] : []
  })
}
