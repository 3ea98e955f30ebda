import type { AccountId } from '@fanfare/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'

/** People are looked for by the beginning of a name, for somebody who types it. */
export interface Beginning {
  /** In lower case. */
  readonly letters: string
  /** Neither is it one of these people, nor is there a block between them and any of these. */
  readonly seenBy: readonly AccountId[]
  readonly limit: number
}

const shownTo = (seenBy: readonly AccountId[]) => sql`
  p.is_confirmed and p.suspended_at is null and not exists (
    select from profiles.hidden_pairs h
    where h.viewer_id = any(${[...seenBy]}::uuid[]) and h.other_id = p.account_id)`

const idsOf = (rows: readonly { readonly account_id: AccountId }[]) =>
  rows.map(({ account_id }) => account_id)

/** Those of some people, given by a query for their ids, whose username or display name begins so. */
export const findAmong = async (
  { q }: Queryable,
  people: RawBuilder<{ readonly id: AccountId }>,
  { letters, seenBy, limit }: Beginning,
): Promise<AccountId[]> => {
  const { rows } = await sql<{ account_id: AccountId }>`
    select p.account_id from profiles.profiles p
    where p.account_id in (${people}) and ${shownTo(seenBy)}
      and (starts_with(p.username, ${letters}) or starts_with(lower(p.display_name), ${letters}))
    order by p.username limit ${limit}`.execute(q)
  return idsOf(rows)
}

/** After every letter that a username can have. */
const last = '~'

/** Of everybody, by username alone: as many entries of its index are read as are found. */
export const findByUsername = async (
  { q }: Queryable,
  { letters, seenBy, limit }: Beginning,
): Promise<AccountId[]> => {
  const { rows } = await sql<{ account_id: AccountId }>`
    select p.account_id from profiles.profiles p
    where p.username collate "C" >= ${letters} and p.username collate "C" < ${letters + last}
      and ${shownTo(seenBy)}
    order by p.username collate "C" limit ${limit}`.execute(q)
  return idsOf(rows)
}
