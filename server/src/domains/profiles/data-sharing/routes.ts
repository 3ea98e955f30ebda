import { handlers } from '../../../platform/http/handler.ts'
import { readDataSharing } from './reader.ts'
import { updateDataSharing } from './update-data-sharing.ts'

export const dataSharingRoutes = handlers({
  readDataSharing: ({ db, actor }) => readDataSharing(db, actor.accountId),
  updateDataSharing: (scope, { body }) => updateDataSharing(scope, body),
})
