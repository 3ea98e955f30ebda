import type { AccountId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'

/** Something that a person did, and somebody who is told of it. */
export interface Told {
  readonly recipient: AccountId
  readonly person: AccountId | null
  readonly causeId: string
}

/** Those that were told already, by whatever kind of notice, also if its reader has deleted it. */
export const readTold = async ({ q }: Queryable, asked: readonly Told[]): Promise<Told[]> => {
  if (asked.length === 0) return []
  const recipients = asked.map(({ recipient }) => recipient)
  const people = asked.map(({ person }) => person)
  const causes = asked.map(({ causeId }) => causeId)
  const { rows } = await sql<Told>`
    select n.account_id as recipient, p.account_id as person, p.cause_id as "causeId"
    from unnest(${recipients}::uuid[], ${people}::uuid[], ${causes}::uuid[])
      as asked(recipient, person, cause_id)
    join notifications.notice_people p
      on p.account_id = asked.person and p.cause_id = asked.cause_id
    join notifications.notices n on n.id = p.notice_id and n.account_id = asked.recipient`.execute(
    q,
  )
  return rows
}
