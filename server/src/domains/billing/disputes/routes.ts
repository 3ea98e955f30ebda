import type { AccountId } from '@fanfare/contract'
import { z } from 'zod'
import { handlers } from '../../../platform/http/handler.ts'
import {
  type Keys,
  type PageQuery,
  type PageStart,
  readPage,
} from '../../../platform/paging/keyset.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { presentDispute } from './presenter.ts'
import { type DisputeRow, readDisputes, readWarnings, type WarningRow } from './reader.ts'

/** The provider's own ids are no UUIDs. */
const warningKeys = z.tuple([z.iso.datetime(), z.string()])
const keysOf = ({ opened_at, id }: DisputeRow): Keys => [opened_at.toISOString(), id]
const warningKeysOf = ({ noted_at, id }: WarningRow): Keys => [noted_at.toISOString(), id]

const list = async (scope: SignedInScope, creatorId: AccountId | null, query: PageQuery) => {
  const { shown, ...page } = await readPage(query, ['disputes', creatorId], keysOf, (start) =>
    readDisputes(scope.db, creatorId, start),
  )
  return { disputes: shown.map(presentDispute), ...page }
}

export const disputeRoutes = handlers({
  listDisputes: (scope, { query }) => list(scope, scope.actor.accountId, query),

  listAllDisputes: (scope, { query }) => list(scope, null, query),

  listFraudWarnings: async (scope, { query }) => {
    const read = (start: PageStart) => readWarnings(scope.db, start)
    const { shown, ...page } = await readPage(
      query,
      ['fraud-warnings'],
      warningKeysOf,
      read,
      warningKeys,
    )
    const warnings = shown.map(({ id, order_id, kind, noted_at }) => ({
      id,
      orderId: order_id,
      kind,
      notedAt: noted_at.toISOString(),
    }))
    return { warnings, ...page }
  },
})
