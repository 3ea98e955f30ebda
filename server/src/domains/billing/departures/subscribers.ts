import { subscriber } from '../../../platform/events/subscriber.ts'
import { readAccounts } from '../../identity/index.ts'
import { readTiersOnSale } from '../tiers/reader.ts'
import { changeTier, lockTiersOf } from '../tiers/writer.ts'
import { forgetDeparture, noteDeparture } from './writer.ts'

/** Nothing of theirs is sold from now on; what is sold already is ended page by page. */
export const departureSubscribers = [
  subscriber('billing.note-departures', {
    'identity.role-changed': async (tx, events, scope) => {
      const now = scope.now()
      const ids = new Set(events.map(({ payload }) => payload.accountId))
      for (const { id, role } of await readAccounts(tx, [...ids])) {
        if (role === 'creator') {
          await forgetDeparture(tx, id)
          continue
        }
        await noteDeparture(tx, id, now)
        await lockTiersOf(tx, id)
        for (const tier of await readTiersOnSale(tx, id)) {
          await changeTier(tx, tier.id, { archived_at: now, is_popular: false })
        }
      }
    },
  }),
]
