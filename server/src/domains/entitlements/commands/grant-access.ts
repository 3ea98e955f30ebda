import type { AccountId } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Resource } from '../policy.ts'
import { insertGrant } from '../writer.ts'

interface NewGrant {
  readonly accountId: AccountId
  readonly resource: Resource
  /** Who gives it, such as `purchase` or `operator`, and for which of its own things. */
  readonly source: string
  readonly sourceId: string
  readonly startsAt?: Date
  readonly endsAt?: Date | null
}

/** Called by the domain that gives it, in its transaction. The same source gives a thing once. */
export const grantAccess = async (tx: Transaction, grant: NewGrant, now: Date) => {
  const { accountId, resource, source, sourceId, startsAt = now, endsAt = null } = grant
  const row = {
    id: uuid(),
    account_id: accountId,
    resource,
    source,
    source_id: sourceId,
    starts_at: startsAt,
    ends_at: endsAt,
    revoked_at: null,
  }
  const given = await insertGrant(tx, row, now)
  if (given) tx.emit('entitlements.access-changed', { accountId, resource })
}
