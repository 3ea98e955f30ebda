import { setTimeout as sleep } from 'node:timers/promises'
import type { AccountId } from '@fanfare/contract'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openWorld, type World } from '../../../test/harness.ts'
import { openTransactions } from '../../../test/open-transactions.ts'
import { ensureCursors, passOver, pendingSubscribers } from './cursor.ts'
import { type Delivery, deliverOnce } from './deliver.ts'
import { listParked, retryParked } from './parked.ts'
import { externalSubscriber, type Subscriber, subscriber } from './subscriber.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const newId = () => uuid() as AccountId
const emit = (...ids: AccountId[]) =>
  world.scope().transact(async (tx) => {
    for (const accountId of ids) tx.emit('profiles.profile-changed', { accountId })
  })

const begin = async (target: Subscriber) => {
  const scope = world.scope({ kind: 'system' })
  await scope.transact((tx) => ensureCursors(tx, [target.name], scope.now()))
  while ((await deliverOnce(scope, subscriber(target.name, {}))) === 'delivered');
  return scope
}

/**
 * Visits the subscriber until what is asked for has happened. Other databases of the same server
 * have transactions too, and events wait for those: an idle visit proves nothing.
 */
const visitUntil = async (
  target: Subscriber,
  happened: () => boolean | Promise<boolean>,
  scope = world.scope({ kind: 'system' }),
) => {
  const outcomes: Delivery[] = []
  for (let visits = 0; visits < 600 && !(await happened()); visits++) {
    const outcome = await deliverOnce(scope, target)
    if (outcome === 'idle') await sleep(20)
    else outcomes.push(outcome)
    if (outcome === 'failed') world.clock.advance(60_000)
  }
  return outcomes
}

const collector = (name: string, seen: string[]) =>
  subscriber(name, {
    'profiles.profile-changed': async (_, events) => {
      seen.push(...events.map(({ payload }) => payload.accountId))
    },
  })

const positionOf = ({ name }: Subscriber) =>
  world
    .scope()
    .db.q.selectFrom('platform.cursors')
    .select(['xid', 'seq'])
    .where('subscriber', '=', name)
    .executeTakeFirstOrThrow()

const look = (...targets: Subscriber[]) => {
  const scope = world.scope({ kind: 'system' })
  return pendingSubscribers(scope.db, targets, scope.now())
}

describe('passing over what nobody wants', () => {
  const uninterested = subscriber('test.uninterested', {})

  const passAll = (...targets: Subscriber[]) =>
    world.scope({ kind: 'system' }).transact((tx) => passOver(tx, targets))

  /** Other databases of the same server have transactions too, and events wait for those. */
  const passUntil = async (target: Subscriber, there: () => boolean | Promise<boolean>) => {
    for (let tries = 0; tries < 600 && !(await there()); tries++) {
      await passAll(target)
      await sleep(20)
    }
  }
  const nothingLeft = (target: Subscriber) => async () => {
    const { wanting, idle } = await look(target)
    return wanting.length + idle.length === 0
  }

  it('tells who wants the news from who does not, and moves only the latter', async () => {
    const seen: string[] = []
    const interested = collector('test.interested', seen)
    await begin(uninterested)
    await begin(interested)
    await emit(newId())
    expect(await look(uninterested, interested)).toEqual({
      wanting: [interested],
      idle: [uninterested],
    })
    const before = await positionOf(interested)
    await passUntil(uninterested, nothingLeft(uninterested))
    await passAll(uninterested, interested)
    expect((await look(uninterested)).idle).toEqual([])
    expect(await positionOf(interested)).toEqual(before)
    await visitUntil(interested, () => seen.length === 1)
    expect(seen).toHaveLength(1)
  })

  it('stops before a transaction that is still open, whose event then arrives', async () => {
    const seen: string[] = []
    const target = collector('test.patient', seen)
    await begin(uninterested)
    await begin(target)
    const opened = Promise.withResolvers<void>()
    const end = Promise.withResolvers<void>()
    const id = newId()
    const older = world.scope().transact(async (tx) => {
      tx.emit('profiles.profile-changed', { accountId: id })
      // Its id is what events are ordered by.
      await sql`select pg_current_xact_id()`.execute(tx.q)
      opened.resolve()
      await end.promise
    })
    await opened.promise
    await world
      .scope()
      .transact(async (tx) =>
        tx.emit('identity.sessions-revoked', { accountId: newId(), sessionIds: [] }),
      )
    const before = await positionOf(target)
    for (const _ of ['once', 'twice']) await passAll(target)
    const meanwhile = await positionOf(target)
    end.resolve()
    await older
    expect(meanwhile).toEqual(before)
    await visitUntil(target, () => seen.length === 1)
    expect(seen).toEqual([id])
  })

  it('leaves a cursor alone that somebody has in hand or that waits', async () => {
    await begin(uninterested)
    await emit(newId())
    const before = await positionOf(uninterested)
    const scope = world.scope({ kind: 'system' })
    const change = (values: { leased_until: Date | null; retry_at: Date | null }) =>
      scope.transact(({ q }) =>
        q
          .updateTable('platform.cursors')
          .set(values)
          .where('subscriber', '=', uninterested.name)
          .execute(),
      )
    const later = new Date(scope.now().getTime() + 60_000)
    for (const values of [
      { leased_until: later, retry_at: null },
      { leased_until: null, retry_at: later },
    ]) {
      await change(values)
      await passAll(uninterested)
      expect(await positionOf(uninterested)).toEqual(before)
    }
    await scope.transact(async ({ q }) => {
      await q
        .updateTable('platform.cursors')
        .set({ leased_until: null, retry_at: null })
        .where('subscriber', '=', uninterested.name)
        .execute()
      // Locked by a visit: nobody waits for it.
      await passAll(uninterested)
    })
    expect(await positionOf(uninterested)).toEqual(before)
    await passUntil(uninterested, nothingLeft(uninterested))
    expect((await look(uninterested)).idle).toEqual([])
  })
})

describe('delivery', () => {
  it('brings every event once, in batches', async () => {
    const seen: string[] = []
    const target = collector('test.once', seen)
    const scope = await begin(target)
    const ids = Array.from({ length: 450 }, newId)
    await emit(...ids)
    await visitUntil(target, () => seen.length >= ids.length)
    expect(seen).toEqual(ids)
    expect(await deliverOnce(scope, target)).toBe('idle')
  })

  it('gives a handler inside the transaction nothing to push or start workflows with', async () => {
    const given: string[][] = []
    const target = subscriber('test.inside', {
      'profiles.profile-changed': async (_, __, scope) => {
        // @ts-expect-error an open page would read what may be rolled back
        scope.push
        // @ts-expect-error a workflow would start for what may be rolled back
        scope.durable
        given.push(Object.keys(scope).sort())
      },
    })
    await begin(target)
    await emit(newId())
    await visitUntil(target, () => given.length > 0)
    expect(given).toEqual([['config', 'log', 'now']])
  })

  it('never skips the events of a slow transaction', async () => {
    const seen: string[] = []
    const target = collector('test.slow', seen)
    const scope = await begin(target)
    const [slow, fast] = [newId(), newId()]
    const gate = Promise.withResolvers<void>()
    const opened = Promise.withResolvers<void>()
    const running = scope.transact(async (tx) => {
      tx.emit('profiles.profile-changed', { accountId: slow })
      // Takes its place in the order now, commits after the fast one.
      await tx.q.selectNoFrom((q) => q.fn('pg_current_xact_id').as('xid')).execute()
      opened.resolve()
      await gate.promise
    })
    await opened.promise
    await emit(fast)
    while ((await deliverOnce(scope, target)) === 'delivered');
    expect(seen).toEqual([])
    gate.resolve()
    await running
    await visitUntil(target, () => seen.length >= 2)
    expect(seen.toSorted()).toEqual([slow, fast].toSorted())
  })

  it('undoes what a failing handler wrote and tries again', async () => {
    let failures = 2
    const target = subscriber('test.flaky', {
      'profiles.profile-changed': async (tx, events) => {
        for (const { payload } of events) {
          tx.emit('identity.email-verified', { accountId: payload.accountId })
        }
        if (failures-- > 0) throw new Error('not yet')
      },
    })
    const scope = await begin(target)
    const id = newId()
    await emit(id)
    const written = async () => {
      const { count } = await scope.db.q
        .selectFrom('platform.events')
        .select((q) => q.fn.countAll<number>().as('count'))
        .where('name', '=', 'identity.email-verified')
        .executeTakeFirstOrThrow()
      return count
    }
    const outcomes = await visitUntil(target, async () => (await written()) > 0)
    expect(outcomes).toEqual(['failed', 'failed', 'delivered'])
    expect(await written()).toBe(1)
  })

  it('parks an event that keeps failing, and the rest go on', async () => {
    const seen: string[] = []
    const [bad, ...good] = [newId(), newId(), newId()]
    let broken = true
    const target = subscriber('test.parking', {
      'profiles.profile-changed': async (_, events) => {
        for (const { payload } of events) {
          if (payload.accountId === bad && broken) throw new Error('cannot digest this one')
          seen.push(payload.accountId)
        }
      },
    })
    const scope = await begin(target)
    await emit(bad as AccountId, ...good)
    await visitUntil(target, () => seen.length >= good.length)
    expect(seen).toEqual(good)
    const parked = (await listParked(scope.db)).filter((row) => row.subscriber === target.name)
    expect(parked).toMatchObject([{ error: 'cannot digest this one' }])
    broken = false
    expect(await retryParked(scope, target, parked[0]?.event_id ?? '')).toBe(true)
    expect(seen).toContain(bad)
    expect(await listParked(scope.db)).toEqual([])
  })

  it('lets one reactor at a time have a subscriber', async () => {
    const gate = Promise.withResolvers<void>()
    const entered = Promise.withResolvers<void>()
    const target = subscriber('test.lease', {
      'profiles.profile-changed': async () => {
        entered.resolve()
        await gate.promise
      },
    })
    const scope = await begin(target)
    await emit(newId())
    let done = false
    const first = visitUntil(target, () => done)
    await entered.promise
    expect(await deliverOnce(scope, target)).toBe('busy')
    done = true
    gate.resolve()
    expect(await first).toEqual(['delivered'])
  })
})

describe('an external subscriber', () => {
  const gated = (name: string) => {
    const seen: string[] = []
    const gate = Promise.withResolvers<void>()
    const entered = Promise.withResolvers<void>()
    const target = externalSubscriber(name, {
      'profiles.profile-changed': async (events) => {
        seen.push(...events.map(({ payload }) => payload.accountId))
        entered.resolve()
        await gate.promise
      },
    })
    return { seen, gate, entered, target }
  }

  it('works without a transaction, and nobody else has its events meanwhile', async () => {
    const { seen, gate, entered, target } = gated('test.outside')
    const scope = await begin(target)
    const id = newId()
    await emit(id)
    const first = visitUntil(target, () => seen.length > 0)
    await entered.promise
    expect(await openTransactions(world)).toBe(0)
    expect(await deliverOnce(scope, target)).toBe('busy')
    expect((await pendingSubscribers(scope.db, [target], scope.now())).wanting).toEqual([])
    gate.resolve()
    expect(await first).toEqual(['delivered'])
    expect(await deliverOnce(scope, target)).toBe('idle')
    expect(seen).toEqual([id])
  })

  it('whose reactor died is visited by another once the lease is over', async () => {
    const { seen, gate, entered, target } = gated('test.orphan')
    const scope = await begin(target)
    const id = newId()
    await emit(id)
    let isDead = false
    const mortal: typeof scope = {
      ...scope,
      transact: async (work) => {
        if (isDead) throw new Error('dead')
        return scope.transact(work)
      },
    }
    const died = visitUntil(target, () => seen.length > 0, mortal)
    await entered.promise
    isDead = true
    world.clock.advance(10_000)
    const other: string[] = []
    const another = externalSubscriber(target.name, {
      'profiles.profile-changed': async (events) => {
        other.push(...events.map(({ payload }) => payload.accountId))
      },
    })
    expect(await deliverOnce(scope, another)).toBe('delivered')
    expect(other).toEqual([id])
    await emit(newId())
    isDead = false
    gate.resolve()
    // Came back from the dead: what it holds is no longer its own, and nothing is skipped.
    expect(await died).toEqual(['busy'])
    await visitUntil(another, () => other.length === 2)
    expect(other).toHaveLength(2)
  })

  it('keeps its events however long it works', async () => {
    const { seen, gate, entered, target } = gated('test.long')
    const scope = await begin(target)
    await emit(newId())
    const first = visitUntil(target, () => seen.length > 0)
    await entered.promise
    const leasedFor = async () => {
      const { leased_until } = await scope.db.q
        .selectFrom('platform.cursors')
        .select('leased_until')
        .where('subscriber', '=', target.name)
        .executeTakeFirstOrThrow()
      return (leased_until?.getTime() ?? 0) - scope.now().getTime()
    }
    for (const _ of ['once', 'twice']) {
      world.clock.advance(9_000)
      await vi.waitFor(async () => expect(await leasedFor()).toBe(10_000))
    }
    expect(await deliverOnce(scope, target)).toBe('busy')
    gate.resolve()
    expect(await first).toEqual(['delivered'])
    expect(seen).toHaveLength(1)
  })

  it('parks what keeps failing, and can be asked to try again', async () => {
    const [bad, good] = [newId(), newId()]
    const seen: string[] = []
    let broken = true
    const target = externalSubscriber('test.outside-parking', {
      'profiles.profile-changed': async (events) => {
        for (const { payload } of events) {
          if (payload.accountId === bad && broken) throw new Error('cannot send this one')
          seen.push(payload.accountId)
        }
      },
    })
    const scope = await begin(target)
    await emit(bad, good)
    await visitUntil(target, () => seen.length > 0)
    expect(seen).toEqual([good])
    const [parked] = await listParked(scope.db)
    expect(parked).toMatchObject({ error: 'cannot send this one' })
    broken = false
    expect(await retryParked(scope, target, parked?.event_id ?? '')).toBe(true)
    expect(seen).toEqual([good, bad])
    expect(await listParked(scope.db)).toEqual([])
  })
})

it('a failure is not held against events that another reactor has delivered since', async () => {
  const [first, second] = [newId(), newId()]
  const seen: string[] = []
  const rescue = collector('test.overtaken', seen)
  let failures = 0
  const target = subscriber(rescue.name, {
    'profiles.profile-changed': async () => {
      failures++
      throw new Error('no')
    },
  })
  const scope = await begin(target)
  await emit(first)
  await visitUntil(target, () => failures === 5)
  await emit(second)
  let overtaken = false
  const transact: typeof scope.transact = async (work) => {
    try {
      return await scope.transact(work)
    } catch (error) {
      // After the rollback and before the failure is noted.
      if (!overtaken) await visitUntil(rescue, () => seen.length > 0)
      overtaken = true
      throw error
    }
  }
  await visitUntil(target, async () => {
    if (failures === 5) await deliverOnce({ ...scope, transact }, target)
    return overtaken
  })
  await visitUntil(rescue, () => seen.length === 2)
  expect(seen).toEqual([first, second])
  expect(await listParked(scope.db)).toEqual([])
})
