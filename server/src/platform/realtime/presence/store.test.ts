import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openCache } from '../../cache/cache.ts'
import { readConfig } from '../../config/config.ts'
import { topicChannel } from '../channels.ts'
import { graceMs, presenceStore, type Status, signMs } from './store.ts'

const cache = openCache(readConfig().REDIS_URL, `presence-${randomUUID()}:`)
const store = presenceStore(cache)
const listener = cache.listener()
beforeAll(() => vi.waitFor(() => Promise.all([cache.redis.ping(), listener.ping()]), 30_000))
afterAll(() => cache.close())

const start = 1_800_000_000_000
const at = (ms: number) => new Date(ms).toISOString()

/** Somebody, and what all who listen are told of them. */
const somebody = async () => {
  const id = randomUUID()
  const told: Omit<Status, 'type' | 'userId'>[] = []
  const channel = topicChannel(cache, `presence:${id}`)
  await listener.subscribe(channel)
  listener.on('message', (where, text) => {
    const { isOnline, lastSeen } = JSON.parse(text)
    if (where === channel) told.push({ isOnline, lastSeen })
  })
  const heard = async () => {
    await sleep(50)
    return told.splice(0)
  }
  return { id, heard }
}

const here = { isOnline: true, lastSeen: null }
const gone = (ms: number) => ({ isOnline: false, lastSeen: at(ms) })
const nothing = { isOnline: false, lastSeen: null }

it('who comes is told once, on however many processes', async () => {
  const { id, heard } = await somebody()
  await store.arrive([id], start)
  await store.arrive([id, id], start + 10)
  expect(await heard()).toEqual([here])
  expect(await store.read(id)).toMatchObject(here)
})

it('who reloads was never gone; who stays away is gone since they left', async () => {
  const { id, heard } = await somebody()
  await store.arrive([id], start)
  await store.leave([id], start + 1_000)
  await store.sweep(start + graceMs)
  await store.arrive([id], start + graceMs + 500)
  await store.sweep(start + graceMs + 2_000)
  expect(await heard()).toEqual([here])
  const left = start + 20_000
  await store.leave([id], left)
  await store.sweep(left + graceMs - 1)
  expect(await store.read(id)).toMatchObject(here)
  await Promise.all([store.sweep(left + graceMs), store.sweep(left + graceMs)])
  expect(await heard()).toEqual([gone(left)])
  expect(await store.read(id)).toMatchObject(gone(left))
})

it('who leaves one process stays while another says that they are there', async () => {
  const { id, heard } = await somebody()
  await store.arrive([id], start)
  await store.leave([id], start + 1_000)
  expect(await store.stay([id], start + 5_000)).toBe(1)
  await store.sweep(start + 1_000 + graceMs)
  expect(await heard()).toEqual([here])
})

it('who was on a process that was killed goes when its signs end', async () => {
  const { id, heard } = await somebody()
  await store.arrive([id], start)
  await store.stay([id], start + 5_000)
  await store.sweep(start + signMs + 4_999)
  expect(await heard()).toEqual([here])
  await store.sweep(start + signMs + 5_000)
  expect(await heard()).toEqual([gone(start + signMs + 5_000 - graceMs)])
})

it('who hides is gone without a trace, is told once, and does not come back by staying', async () => {
  const { id, heard } = await somebody()
  await store.arrive([id], start)
  await store.hide([id])
  await store.hide([id])
  expect(await store.stay([id], start + 1_000)).toBe(0)
  await store.leave([id], start + 2_000)
  await store.sweep(start + 60_000)
  expect(await heard()).toEqual([here, nothing])
  expect(await store.read(id)).toMatchObject(nothing)
})

it('more go at once than one command takes', async () => {
  const ids = Array.from({ length: 1_200 }, () => randomUUID())
  await store.arrive(ids, start)
  let rounds = 1
  while (await store.sweep(start + signMs)) rounds++
  expect(rounds).toBeGreaterThan(2)
  expect(await store.read(ids[1_199] ?? '')).toMatchObject({ isOnline: false })
})
