import type { EventName } from '@fanfare/contract'
import { after } from '../clock/after.ts'
import type { Transaction } from '../database/database.ts'
import { EngineAway } from '../errors/engine-away.ts'
import type { Scope } from '../scope.ts'
import {
  advanceCursor,
  type Cursor,
  leaseCursor,
  lockCursor,
  nextEvents,
  noteFailure,
  type Position,
  parkEvent,
  waitForEngine,
} from './cursor.ts'
import { handleInside, handleOutside } from './handle.ts'
import type { StoredEvent } from './store.ts'
import type { Subscriber } from './subscriber.ts'

const batchSize = 200
const attemptsBeforeParking = 5

/** After a crash another reactor repeats external work this much later. */
const leaseMs = 10_000
/** While the work goes on its lease is renewed, however long it takes. */
const renewEveryMs = 2_500

/** What one visit to a subscriber came to. */
export type Delivery = 'idle' | 'delivered' | 'waiting' | 'busy' | 'failed'

interface Batch {
  readonly cursor: Cursor
  readonly events: readonly StoredEvent[]
  readonly last: Position
}

const takeBatch = async (
  tx: Transaction,
  { name, handlers }: Subscriber,
  now: Date,
): Promise<Batch | Delivery> => {
  const cursor = await lockCursor(tx, name)
  if (!cursor || (cursor.leasedUntil && cursor.leasedUntil > now)) return 'busy'
  if (cursor.retryAt && cursor.retryAt > now) return 'waiting'
  const names = Object.keys(handlers) as EventName[]
  const { events, last } = await nextEvents(tx, names, cursor, cursor.attempts > 0 ? 1 : batchSize)
  return last ? { cursor, events, last } : 'idle'
}

/** Nobody else has had this batch since: the cursor is where it was, and so is the lease on it. */
const isStillOurs = async (tx: Transaction, { name }: Subscriber, { cursor }: Batch) => {
  const present = await lockCursor(tx, name)
  return (
    present?.xid === cursor.xid &&
    present.seq === cursor.seq &&
    present.leasedUntil?.getTime() === cursor.leasedUntil?.getTime()
  )
}

const settleFailure = (scope: Scope, subscriber: Subscriber, batch: Batch, error: unknown) => {
  const { name } = subscriber
  const { attempts } = batch.cursor
  scope.log.warn({ subscriber: name, attempts, err: error }, 'subscriber failed')
  return scope.transact(async (tx) => {
    if (!(await isStillOurs(tx, subscriber, batch))) return
    // While an engine is away every event would fail: they wait for it, and none is blamed.
    if (error instanceof EngineAway) return waitForEngine(tx, name, scope.now())
    // After the first failure a batch is one event.
    const [failing] = batch.events
    if (!failing || attempts < attemptsBeforeParking) {
      return noteFailure(tx, name, attempts + 1, scope.now())
    }
    await parkEvent(tx, name, failing, error, scope.now())
    await advanceCursor(tx, name, batch.last)
  })
}

/** Its effects, the events it causes and the cursor's advance are one transaction. */
const deliverInside = async (
  scope: Scope,
  subscriber: Subscriber & { kind: 'writing' },
): Promise<Delivery> => {
  let batch: Batch | undefined
  try {
    return await scope.transact(async (tx): Promise<Delivery> => {
      const taken = await takeBatch(tx, subscriber, scope.now())
      if (typeof taken === 'string') return taken
      batch = taken
      await handleInside(tx, subscriber, taken.events, scope)
      await advanceCursor(tx, subscriber.name, taken.last)
      return 'delivered'
    })
  } catch (error) {
    if (!batch) throw error
    await settleFailure(scope, subscriber, batch, error)
    return 'failed'
  }
}

/** Renews the lease until told to stop, which answers the batch with the lease it has by then. */
const keepLease = (
  scope: Scope,
  subscriber: Subscriber & { kind: 'external' },
  taken: Batch,
): (() => Promise<Batch>) => {
  let batch = taken
  const renew = async () => {
    const leasedUntil = after(scope.now(), leaseMs)
    const isRenewed = await scope.transact(async (tx) => {
      if (!(await isStillOurs(tx, subscriber, batch))) return false
      await leaseCursor(tx, subscriber.name, leasedUntil)
      return true
    })
    if (isRenewed) batch = { ...batch, cursor: { ...batch.cursor, leasedUntil } }
  }
  let renewing = Promise.resolve()
  const timer = setInterval(() => {
    renewing = renewing.then(renew).catch((error: unknown) => {
      scope.log.warn({ subscriber: subscriber.name, err: error }, 'lease not renewed')
    })
  }, renewEveryMs)
  return async () => {
    clearInterval(timer)
    await renewing
    return batch
  }
}

/** A lease instead of a transaction: while one is open, nobody's newer events are delivered. */
const deliverOutside = async (
  scope: Scope,
  subscriber: Subscriber & { kind: 'external' },
): Promise<Delivery> => {
  const { name } = subscriber
  const taken = await scope.transact(async (tx): Promise<Batch | Delivery> => {
    const batch = await takeBatch(tx, subscriber, scope.now())
    if (typeof batch === 'string') return batch
    if (batch.events.length === 0) {
      await advanceCursor(tx, name, batch.last)
      return 'delivered'
    }
    const leasedUntil = after(scope.now(), leaseMs)
    await leaseCursor(tx, name, leasedUntil)
    return { ...batch, cursor: { ...batch.cursor, leasedUntil } }
  })
  if (typeof taken === 'string') return taken
  const stop = keepLease(scope, subscriber, taken)
  try {
    await handleOutside(subscriber, taken.events, scope)
  } catch (error) {
    await settleFailure(scope, subscriber, await stop(), error)
    return 'failed'
  }
  const batch = await stop()
  return scope.transact(async (tx) => {
    if (!(await isStillOurs(tx, subscriber, batch))) return 'busy'
    await advanceCursor(tx, name, batch.last)
    return 'delivered'
  })
}

/**
 * One batch for one subscriber. One that keeps failing is taken one event at a time, and the event
 * that fails is parked with its error, so that it does not hold up the rest.
 */
export const deliverOnce = (scope: Scope, subscriber: Subscriber): Promise<Delivery> =>
  subscriber.kind === 'writing'
    ? deliverInside(scope, subscriber)
    : deliverOutside(scope, subscriber)
