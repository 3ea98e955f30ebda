import type { ContentId, TierId } from '@fanfare/contract'
import { handlers } from '../../../platform/http/handler.ts'
import { type Keys, readPage } from '../../../platform/paging/keyset.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readOwnTitles } from '../../catalog/index.ts'
import { readTiers } from '../tiers/reader.ts'
import { createPromotion } from './commands/create-promotion.ts'
import { endPromotion } from './commands/end-promotion.ts'
import { presentPromotion } from './presenter.ts'
import { type PromotionRow, readOwnPromotions } from './reader.ts'

const keysOf = ({ created_at, id }: PromotionRow): Keys => [created_at.toISOString(), id]

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

  listPromotions: async (scope, { query }) => {
    const { accountId } = scope.actor
    const filter = ['promotions', accountId]
    const { shown, ...page } = await readPage(query, filter, keysOf, (start) =>
      readOwnPromotions(scope.db, accountId, start),
    )
    return { promotions: await view(scope, shown), ...page }
  },
})
