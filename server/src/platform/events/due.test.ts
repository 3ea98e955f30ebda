import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type World } from '../../../test/harness.ts'
import { createLog } from '../telemetry/log.ts'
import { leasedTask, runDue } from './due.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const batch = 3
const leaseMs = 60_000

/** Rows in memory that are claimed as a table's are: the oldest that are due, a few at a time. */
const openRows = (names: readonly string[], bad: readonly string[]) => {
  const rows = names.map((id) => ({ id, due: world.clock.now() as Date | null }))
  const settled: string[] = []
  const tries: string[] = []
  const task = (oneByOne?: true) =>
    leasedTask<{ readonly id: string }>({
      name: 'test.rows',
      leaseMs,
      ...(oneByOne ? { oneByOne } : {}),
      claim: async (_, now, until) => {
        const taken = rows.filter(({ due }) => due && due <= now).slice(0, batch)
        for (const row of taken) row.due = until
        return taken
      },
      settle: async (_, { id }) => {
        tries.push(id)
        if (bad.includes(id)) throw new Error(`row ${id} is bad`)
        settled.push(id)
        const row = rows.find((one) => one.id === id)
        if (row) row.due = null
      },
    })
  return { task, settled, tries }
}

const loggedScope = () => {
  const lines: { task: string; row: string }[] = []
  const log = createLog('test', 'error', { write: (line) => lines.push(JSON.parse(line)) })
  return { scope: { ...world.scope({ kind: 'system' }), log }, lines }
}

const names = Array.from({ length: 10 }, (_, at) => `r${at}`)

describe('due rows', () => {
  it.each([undefined, true] as const)(
    'are all settled in one sweep, whichever of them fail (one by one: %s)',
    async (oneByOne) => {
      const { task, settled } = openRows(names, ['r0', 'r1', 'r2', 'r5'])
      const { scope, lines } = loggedScope()
      await runDue(scope, [task(oneByOne)])
      expect(settled).toEqual(['r3', 'r4', 'r6', 'r7', 'r8', 'r9'])
      expect(lines.map(({ task: name, row }) => `${name} ${row}`)).toEqual([
        'test.rows r0',
        'test.rows r1',
        'test.rows r2',
        'test.rows r5',
      ])
    },
  )

  it('that failed are tried again when their lease ends, and not before', async () => {
    const { task, tries } = openRows(['r0', 'r1'], ['r0'])
    const { scope } = loggedScope()
    await runDue(scope, [task()])
    await runDue(scope, [task()])
    expect(tries).toEqual(['r0', 'r1'])
    world.clock.advance(leaseMs)
    await runDue(scope, [task()])
    expect(tries).toEqual(['r0', 'r1', 'r0'])
  })
})
