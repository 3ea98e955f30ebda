import type { SignedInScope } from '../../../platform/scope.ts'
import { seeProfiles } from '../../profiles/index.ts'
import { otherOf } from './membership.ts'
import type { MemberRow } from './reader.ts'

/** Without the direct ones whose other person may not be seen: one query for all of them. */
export const keepVisible = async <Row extends MemberRow>(
  { db, actor }: Pick<SignedInScope, 'db' | 'actor'>,
  rows: readonly Row[],
): Promise<Row[]> => {
  const others = rows.flatMap((row) => otherOf(row) ?? [])
  const seen = await seeProfiles(db, actor, others)
  const visible = new Set(seen.map(({ account_id }) => account_id))
  return rows.filter((row) => {
    const other = otherOf(row)
    return other === null || visible.has(other)
  })
}
