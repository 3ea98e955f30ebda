import { handlers } from '../../../platform/http/handler.ts'
import { type Keys, readPage } from '../../../platform/paging/keyset.ts'
import { archiveTier } from './commands/archive-tier.ts'
import { changeTierPrice } from './commands/change-tier-price.ts'
import { createTier } from './commands/create-tier.ts'
import { editTier } from './commands/edit-tier.ts'
import { moveTier } from './commands/move-tier.ts'
import { restoreTier } from './commands/restore-tier.ts'
import { readArchivedTiers, readTiersOnSale, type TierRow } from './reader.ts'
import { viewTier, viewTierOpenings, viewTiers } from './view-tiers.ts'

const keysOf = ({ archived_at, id }: TierRow): Keys => [archived_at?.toISOString() ?? '', id]

export const tierRoutes = handlers({
  createTier: async (scope, { body }) => viewTier(scope, await createTier(scope, body)),

  listOwnTiers: async (scope) => ({
    tiers: await viewTiers(scope, await readTiersOnSale(scope.db, scope.actor.accountId)),
  }),

  listArchivedTiers: async (scope, { query }) => {
    const { accountId } = scope.actor
    const filter = ['archived-tiers', accountId]
    const { shown, ...page } = await readPage(query, filter, keysOf, (start) =>
      readArchivedTiers(scope.db, accountId, start),
    )
    return { tiers: await viewTiers(scope, shown), ...page }
  },

  editTier: async (scope, { params, body }) =>
    viewTier(scope, await editTier(scope, params.id, body)),

  changeTierPrice: async (scope, { params, body }) =>
    viewTier(scope, await changeTierPrice(scope, params.id, body)),

  archiveTier: async (scope, { params }) => viewTier(scope, await archiveTier(scope, params.id)),

  restoreTier: async (scope, { params }) => viewTier(scope, await restoreTier(scope, params.id)),

  moveTier: async (scope, { params, body }) => ({
    tiers: await viewTiers(scope, await moveTier(scope, params.id, body.to)),
  }),

  listTierOpenings: async (scope, { params, query }) => ({
    openings: await viewTierOpenings(scope, params.username, query.besides),
  }),
})
