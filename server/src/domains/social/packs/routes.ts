import { handlers } from '../../../platform/http/handler.ts'
import { createPack } from './create-pack.ts'
import { deletePack } from './delete-pack.ts'
import { followPack } from './follow-pack.ts'
import { updatePack } from './update-pack.ts'
import { listPacks, viewPack } from './view.ts'

export const packRoutes = handlers({
  createPack: async (scope, { body }) => ({
    pack: await viewPack(scope, await createPack(scope, body)),
  }),

  readPack: async (scope, { params }) => ({ pack: await viewPack(scope, params.id) }),

  updatePack: async (scope, { params, body }) => {
    await updatePack(scope, params.id, body)
    return { pack: await viewPack(scope, params.id) }
  },

  deletePack: (scope, { params }) => deletePack(scope, params.id),

  followPack: async (scope, { params }) => {
    await followPack(scope, params.id)
    return { pack: await viewPack(scope, params.id) }
  },

  listPacks: (scope, { params, query }) => listPacks(scope, params.id, query),
})
