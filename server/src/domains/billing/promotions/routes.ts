import type { ContentId, TierId } from '@fanfare/contract'
import { z } from 'zod'
import { handlers } from '../../../platform/http/handler.ts'
import { cutPage, decodeCursor } from '../../../platform/paging/keyset.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readOwnTitles } from '../../catalog/index.ts'
import { readTiers } from '../tiers/reader.ts'
import { createPromotion } from './commands/create-promotion.ts'
import { endPromotion } from './commands/end-promotion.ts'
import { presentPromotion } from './presenter.ts'
import { type PromotionRow, readOwnPromotions } from './reader.ts'

const Keys = z.tuple([z.iso.datetime(), z.uuid()])
const keysOf = ({ created_at, id }: PromotionRow) => [created_at.toISOString(), id]

const view = async (scope: SignedInScope, rows: readonly PromotionRow[]) => {
  const contents = new Set(rows.flatMap((row) => row.contents ?? []))
  const tiers = await readTiers(scope.db, [...new Set(rows.flatMap((row) => row.tiers ?? []))])
  const titles = new Map<ContentId | TierId, string>([
    ...(await readOwnTitles(scope.db, scope.actor.accountId, [...contents])),
    ...tiers.map(({ id, name }) => [id, name] as const),
  ])
  return rows.map((row) => presentPromotion(row, titles, scope.now()))
}

const viewOne = async (scope: SignedInScope, row: PromotionRow) => {
  const [shown] = await view(scope, [row])
  return { promotion: shown as NonNullable<typeof shown> }
}

export const promotionRoutes = handlers({
  createPromotion: async (scope, { body }) => viewOne(scope, await createPromotion(scope, body)),

  endPromotion: async (scope, { params }) => viewOne(scope, await endPromotion(scope, params.id)),

  listPromotions: async (scope, { query: { cursor, limit } }) => {
    const { accountId } = scope.actor
    const filter = ['promotions', accountId]
    const below = decodeCursor(cursor, filter, Keys)
    const rows = await readOwnPromotions(scope.db, accountId, below, limit + 1)
    const { shown, ...page } = cutPage(rows, limit, keysOf, filter)
    return { promotions: await view(scope, shown), ...page }
  },
})
