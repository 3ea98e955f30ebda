import { z } from 'zod'
import { handlers } from '../../../platform/http/handler.ts'
import { cutPage, decodeCursor, instantKeys, type Keys } from '../../../platform/paging/keyset.ts'
import { setHoliday } from '../holidays/set-holiday.ts'
import { endSubscriber } from './commands/end-subscriber.ts'
import { giveAccess } from './commands/give-access.ts'
import { exportSubscribers } from './export-subscribers.ts'
import { searchable } from './facts.ts'
import { type Listed, readNamed, readNewest } from './reader.ts'
import { viewAudience } from './view-audience.ts'
import { readListed, viewSubscriber, viewSubscribers } from './view-subscribers.ts'
import { readSubscriber } from './with-subscriber.ts'

const ByName = z.tuple([z.string(), z.uuid()])
const keysOf = ({ key, id }: Listed): Keys => [key, id]

export const audienceRoutes = handlers({
  listSubscribers: async (scope, { query: { cursor, limit, search, state, tierId } }) => {
    const { accountId: creatorId } = scope.actor
    const start = searchable((search ?? '').replace(/^@/, ''))
    const filter = ['subscribers', creatorId, start, state ?? null, tierId ?? null]
    const narrowing = { creatorId, state, tierId }
    const after = decodeCursor(cursor, filter, start ? ByName : instantKeys)
    const page = { after, limit: limit + 1 }
    const listed = start
      ? await readNamed(scope.db, narrowing, start, page)
      : await readNewest(scope.db, narrowing, page)
    const { shown, ...more } = cutPage(listed, limit, keysOf, filter)
    const rows = await readListed(scope.db, shown)
    return { subscribers: await viewSubscribers(scope, rows), ...more }
  },

  exportSubscribers: async (scope, { query }) => ({
    fileName: 'fanfare-subscribers.csv',
    body: exportSubscribers(scope, query),
  }),

  readSubscriber: async (scope, { params }) => {
    const { row, returns } = await readSubscriber(scope, params.id)
    return { ...(await viewSubscriber(scope, row)), returns }
  },

  endSubscriber: async (scope, { params }) =>
    viewSubscriber(scope, await endSubscriber(scope, params.id)),

  giveAccess: async (scope, { body }) => viewSubscriber(scope, await giveAccess(scope, body)),

  readAudience: (scope, { query }) => viewAudience(scope, query.period),

  setHoliday: (scope, { body }) => setHoliday(scope, body.until),
})
