import { expect, it, vi } from 'vitest'
import { createLog } from '../telemetry/log.ts'
import { openFollowSets } from './follow-sets.ts'

const log = createLog('test', 'silent')

/** Answers when it is let go, with what was stored when it was asked. */
const heldReads = (stored: Map<string, string[]>) => {
  const reads: { readonly ids: readonly string[]; go(): void }[] = []
  const read = (ids: readonly string[]) => {
    const answer = new Map(ids.map((id) => [id, stored.get(id) ?? []]))
    return new Promise<typeof answer>((resolve) => reads.push({ ids, go: () => resolve(answer) }))
  }
  return { reads, read }
}

it('knows the followers of a creator among those who are watched, and no others', async () => {
  const stored = new Map([
    ['a', ['x', 'y']],
    ['b', ['x']],
  ])
  const sets = openFollowSets(async () => stored, log)
  await Promise.all([sets.watch('a'), sets.watch('b')])
  expect([...sets.followersOf('x')]).toEqual(['a', 'b'])
  expect([...sets.followersOf('y')]).toEqual(['a'])
  await sets.watch('a')
  sets.unwatch('a')
  expect([...sets.followersOf('x')]).toEqual(['a', 'b'])
  sets.unwatch('a')
  expect([...sets.followersOf('x')]).toEqual(['b'])
  expect([...sets.followersOf('y')]).toEqual([])
})

it('reads again what changes while it is being read', async () => {
  const stored = new Map([['a', ['x']]])
  const { reads, read } = heldReads(stored)
  const sets = openFollowSets(read, log)
  const watched = sets.watch('a')
  stored.set('a', ['y'])
  sets.refresh(['a', 'nobody here'])
  reads[0]?.go()
  await watched
  expect([...sets.followersOf('x')]).toEqual(['a'])
  await vi.waitFor(() => expect(reads).toHaveLength(2))
  reads[1]?.go()
  await vi.waitFor(() => expect([...sets.followersOf('y')]).toEqual(['a']))
  expect([...sets.followersOf('x')]).toEqual([])
})

it('keeps nothing of who left while it was read', async () => {
  const { reads, read } = heldReads(new Map([['a', ['x']]]))
  const sets = openFollowSets(read, log)
  const watched = sets.watch('a')
  sets.unwatch('a')
  reads[0]?.go()
  await watched
  expect([...sets.followersOf('x')]).toEqual([])
})

it('reads those who come at once together, a hundred at a time, and says when it fails', async () => {
  const asked: number[] = []
  let fails = false
  const sets = openFollowSets(async (ids) => {
    asked.push(ids.length)
    if (fails) throw new Error('the database is away')
    return new Map()
  }, log)
  await Promise.all(Array.from({ length: 250 }, (_, at) => sets.watch(`a${at}`)))
  expect(asked.reduce((sum, count) => sum + count, 0)).toBe(250)
  expect(asked.length).toBeLessThanOrEqual(4)
  fails = true
  await expect(sets.watch('late')).rejects.toThrow('the database is away')
  fails = false
  await sets.watch('late')
})
