import type { ContentId, OrderId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { subscriber } from '../../../platform/events/subscriber.ts'
import { readTakenDown } from '../../catalog/index.ts'
import { readOrderRows } from '../orders/reader.ts'
import { noteRemoval } from './writer.ts'

const noteIfDown = async (tx: Transaction, ids: readonly ContentId[], now: Date) => {
  for (const id of await readTakenDown(tx, ids)) await noteRemoval(tx, id, now)
}

const noteLate = async (tx: Transaction, ids: readonly OrderId[], now: Date) => {
  const orders = await readOrderRows(tx, ids)
  const contents = orders.flatMap(({ content_id }) => content_id ?? [])
  await noteIfDown(tx, [...new Set(contents)], now)
}

/** Also what was on its way to be paid, or with a bank, when the post was taken down. */
const noteRemovals = subscriber('billing.note-removals', {
  'catalog.content-taken-down': async (tx, events, scope) => {
    const ids = events.map(({ payload }) => payload.contentId)
    await noteIfDown(tx, ids, scope.now())
  },
  'billing.order-paid': async (tx, events, scope) => {
    const ids = events.map(({ payload }) => payload.orderId)
    await noteLate(tx, ids, scope.now())
  },
  'billing.dispute-changed': async (tx, events, scope) => {
    const won = events.filter(({ payload }) => payload.state === 'won')
    const ids = won.map(({ payload }) => payload.orderId)
    await noteLate(tx, ids, scope.now())
  },
})

export const removalSubscribers = [noteRemovals]
