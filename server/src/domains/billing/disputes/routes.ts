import type { AccountId } from '@fanfare/contract'
import { z } from 'zod'
import { handlers } from '../../../platform/http/handler.ts'
import { cutPage, decodeCursor } from '../../../platform/paging/keyset.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { presentDispute } from './presenter.ts'
import { type DisputeRow, readDisputes, readWarnings, type WarningRow } from './reader/disputes.ts'

interface Page {
  readonly cursor?: string | undefined
  readonly limit: number
}

const Keys = z.tuple([z.iso.datetime(), z.string()])
const keysOf = ({ opened_at, id }: DisputeRow) => [opened_at.toISOString(), id]
const warningKeysOf = ({ noted_at, id }: WarningRow) => [noted_at.toISOString(), id]

const list = async (scope: SignedInScope, creatorId: AccountId | null, query: Page) => {
  const filter = ['disputes', creatorId]
  const below = decodeCursor(query.cursor, filter, Keys)
  const rows = await readDisputes(scope.db, creatorId, below, query.limit + 1)
  const { shown, ...page } = cutPage(rows, query.limit, keysOf, filter)
  return { disputes: shown.map(presentDispute), ...page }
}

export const disputeRoutes = handlers({
  listDisputes: (scope, { query }) => list(scope, scope.actor.accountId, query),

  listAllDisputes: (scope, { query }) => list(scope, null, query),

  listFraudWarnings: async (scope, { query: { cursor, limit } }) => {
    const filter = ['fraud-warnings']
    const rows = await readWarnings(scope.db, decodeCursor(cursor, filter, Keys), limit + 1)
    const { shown, ...page } = cutPage(rows, limit, warningKeysOf, filter)
    const warnings = shown.map(({ id, order_id, kind, noted_at }) => ({
      id,
      orderId: order_id,
      kind,
      notedAt: noted_at.toISOString(),
    }))
    return { warnings, ...page }
  },
})
