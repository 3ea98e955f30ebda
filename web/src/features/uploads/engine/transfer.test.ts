import type { UploadId } from '@fanfare/contract'
import { expect, it } from 'vitest'
import { Unreachable } from '../../../core/api/send-bytes.ts'
import { createFakeWorld } from './fake-world.ts'
import { type Transfer, transfer } from './transfer.ts'

const text = (length: number) => Array.from({ length }, (_, at) => at % 10).join('')

const workOf = (length: number, id: UploadId | null = null, stored: number[] = []) => {
  const begun: UploadId[] = []
  const sent: number[] = []
  const work: Transfer = {
    file: new Blob([text(length)]),
    begin: { purpose: 'video', file_name: 'a.mp4', file_type: 'video/mp4', file_size: length },
    id,
    confirmed: () => stored,
    onBegun: (one) => begun.push(one),
    onStored: (part) => stored.push(part),
    onSent: (bytes) => sent.push(bytes),
  }
  return { work, begun, sent, stored }
}
const go = new AbortController().signal

it('sends a small file in one piece', async () => {
  const world = createFakeWorld()
  const { work } = workOf(900)
  const id = await transfer(world.ports, work, go)
  expect(await world.bytesOf(id)).toBe(text(900))
  expect(world.calls).toEqual(['createUpload', 'finishUpload'])
})

it('takes a small file for sent when the store has it and its answer was lost', async () => {
  const world = createFakeWorld()
  const { work, begun } = workOf(900)
  let answers = 0
  const put: typeof world.ports.put = async (sending) => {
    const status = await world.ports.put(sending)
    if (++answers === 1) throw new Unreachable()
    return status
  }
  const id = await transfer({ ...world.ports, put }, work, go)
  expect(await world.bytesOf(id)).toBe(text(900))
  expect([begun, answers]).toEqual([[id], 2])
})

it('sends a small file under a new name when the store keeps what broke off', async () => {
  const world = createFakeWorld()
  const { work, begun } = workOf(900)
  const broken = new Set<string>()
  world.happen(() => {
    const id = begun.at(-1) as string
    if (broken.has(id) || broken.size === 3) return undefined
    broken.add(id)
    world.keepBrokenWhole(id)
    throw new Unreachable()
  })
  const id = await transfer(world.ports, work, go)
  expect(await world.bytesOf(id)).toBe(text(900))
  expect(begun).toHaveLength(4)
})

it('sends a large one in parts, two at a time, and signs them in batches', async () => {
  const world = createFakeWorld()
  const { work, sent } = workOf(24_500)
  const id = await transfer(world.ports, work, go)
  expect(await world.bytesOf(id)).toBe(text(24_500))
  expect(sent.at(-1)).toBe(24_500)
  expect(world.mostBusy()).toBe(2)
  const signing = world.calls.filter((name) => name === 'signParts')
  expect(signing, 'four to begin with, then twenty, then the rest').toHaveLength(3)
})

it('survives twenty interruptions and resends only the parts in flight', async () => {
  const world = createFakeWorld()
  const { work } = workOf(50_000)
  // How often which part is cut; eight times in a row would be given up on, so luck decides nothing here.
  const cuts: Record<number, number> = {
    1: 3,
    2: 1,
    3: 2,
    10: 1,
    20: 3,
    33: 1,
    34: 2,
    49: 3,
    50: 4,
  }
  let made = 0
  world.happen((part) => {
    const left = cuts[part] ?? 0
    if (left === 0) return undefined
    cuts[part] = left - 1
    made += 1
    throw new Unreachable()
  })
  const id = await transfer(world.ports, work, go)
  expect(await world.bytesOf(id)).toBe(text(50_000))
  expect([made, world.sentParts.length]).toEqual([20, 50])
})

it('asks for new addresses when the old ones have run out', async () => {
  const world = createFakeWorld()
  const { work } = workOf(12_000)
  let put = 0
  world.happen(() => {
    if (++put === 4) world.expireAddresses()
    return undefined
  })
  const id = await transfer(world.ports, work, go)
  expect(await world.bytesOf(id)).toBe(text(12_000))
})

it('does not use an address that is about to run out', async () => {
  const world = createFakeWorld()
  const { work } = workOf(6_000)
  world.happen((part) => {
    if (part === 2) world.advance(590_000)
    return undefined
  })
  await transfer(world.ports, work, go)
  expect(world.calls.filter((name) => name === 'signParts').length).toBeGreaterThan(1)
})

it('goes on after a pause with what the server does not have yet', async () => {
  const world = createFakeWorld()
  const first = workOf(10_000)
  const stop = new AbortController()
  world.happen((part) => {
    if (part === 5) stop.abort()
    return undefined
  })
  await expect(transfer(world.ports, first.work, stop.signal)).rejects.toThrow()
  const before = [...world.sentParts]
  expect(before.length).toBeGreaterThan(2)

  world.happen(() => undefined)
  const again = workOf(10_000, first.begun[0] ?? null, first.stored)
  const id = await transfer(world.ports, again.work, go)
  expect(id).toBe(first.begun[0])
  expect(again.sent[0]).toBe(before.length * 1000)
  expect(world.sentParts).toHaveLength(10)
  expect(await world.bytesOf(id)).toBe(text(10_000))
})

it('sends a part again that the store lists and never confirmed', async () => {
  const world = createFakeWorld()
  const first = workOf(4_000)
  const stop = new AbortController()
  world.happen((part) => {
    if (part < 3) return undefined
    world.keepBroken(first.begun[0] as string, part)
    stop.abort()
    throw new Unreachable()
  })
  await expect(transfer(world.ports, first.work, stop.signal)).rejects.toThrow()

  world.happen(() => undefined)
  const again = workOf(4_000, first.begun[0] ?? null, first.stored)
  expect(await world.bytesOf(await transfer(world.ports, again.work, go))).toBe(text(4_000))
})

it('waits for the network, however long', async () => {
  const world = createFakeWorld()
  const { work } = workOf(5_000)
  world.happen((part) => {
    if (part === 3) world.setOnline(false)
    return undefined
  })
  const sending = transfer(world.ports, work, go)
  await new Promise((resolve) => setTimeout(resolve, 40))
  world.happen(() => undefined)
  world.setOnline(true)
  expect(await world.bytesOf(await sending)).toBe(text(5_000))
})

it('begins anew when the server has forgotten the upload', async () => {
  const world = createFakeWorld()
  const { work, begun } = workOf(5_000, 'upload-of-last-week' as UploadId)
  const id = await transfer(world.ports, work, go)
  expect(begun).toEqual([id])
  expect(await world.bytesOf(id)).toBe(text(5_000))
})

it('sends a part once more that the store has lost', async () => {
  const world = createFakeWorld()
  const { work, begun } = workOf(4_000)
  world.happen((part) => {
    if (part === 4) world.forgetPart(begun[0] as string, 1)
    return undefined
  })
  const id = await transfer(world.ports, work, go)
  expect(await world.bytesOf(id)).toBe(text(4_000))
})

it('gives up when the store goes on refusing, and says so', async () => {
  const world = createFakeWorld()
  const { work } = workOf(4_000)
  world.happen(() => 500)
  await expect(transfer(world.ports, work, go)).rejects.toThrow(Unreachable)
})
