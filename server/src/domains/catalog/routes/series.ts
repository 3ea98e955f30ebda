import { handlers } from '../../../platform/http/handler.ts'
import { arrangeSeries } from '../commands/arrange-series.ts'
import { createSeries } from '../commands/create-series.ts'
import { deleteSeries } from '../commands/delete-series.ts'
import { updateSeries } from '../commands/update-series.ts'
import { readOwnSeries } from '../reader/series.ts'
import { listCreatorSeries, viewSeries, viewSeriesParts } from '../series-page.ts'

export const seriesRoutes = handlers({
  createSeries: async (scope, { body }) => {
    const { id } = await createSeries(scope, body)
    return { series: await viewSeries(scope, id) }
  },

  listOwnSeries: async (scope) => ({
    series: await readOwnSeries(scope.db, scope.actor.accountId),
  }),

  readSeries: async (scope, { params }) => ({ series: await viewSeries(scope, params.id) }),

  readSeriesParts: async (scope, { params }) => ({
    parts: await viewSeriesParts(scope, params.id),
  }),

  listCreatorSeries: async (scope, { params }) => ({
    series: await listCreatorSeries(scope, params.id),
  }),

  updateSeries: async (scope, { params, body }) => {
    await updateSeries(scope, params.id, body)
    return { series: await viewSeries(scope, params.id) }
  },

  arrangeSeries: async (scope, { params, body }) => {
    await arrangeSeries(scope, params.id, body)
    return { series: await viewSeries(scope, params.id) }
  },

  deleteSeries: (scope, { params }) => deleteSeries(scope, params.id),
})
