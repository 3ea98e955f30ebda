import { describe, expect, it } from 'vitest'
import { listOf } from './list.ts'
import type { Measured, Run } from './measured.ts'
import { runParts } from './run-parts.ts'
import { sampleRun } from './samples.ts'

const parts = ['size', 'test', 'shots'].map((name) => ({ name, runs: `npm run ${name}` }))
const clean = { name: 'abc12345', hasChanges: false }

/** Runs that end as `ends` says, on results that last from one call to the next. */
const desk = (measured: Measured = {}) => {
  let stored = measured
  return {
    stored: () => stored,
    async run(
      commit = clean,
      ends: Record<string, Run['outcome'] | 'interrupted'> = {},
      again = false,
    ) {
      const ran: string[] = []
      const finished = await runParts({
        parts,
        commit,
        again,
        read: () => stored,
        async run({ name }) {
          ran.push(name)
          const outcome = ends[name] ?? 'ok'
          return outcome === 'interrupted' ? undefined : sampleRun({ outcome, commit: commit.name })
        },
        keep(next) {
          stored = next
        },
      })
      return { ran, finished }
    },
  }
}

describe('a run', () => {
  it('goes on after an interruption with the part that was interrupted', async () => {
    const { run, stored } = desk()
    expect(await run(clean, { test: 'interrupted' })).toEqual({
      ran: ['size', 'test'],
      finished: false,
    })
    expect(Object.keys(stored())).toEqual(['size'])
    expect(await run()).toEqual({ ran: ['test', 'shots'], finished: true })
    expect(await run()).toEqual({ ran: [], finished: true })
  })

  it('repeats what failed, and not what is short', async () => {
    const { run } = desk()
    await run(clean, { size: 'short', test: 'failed' })
    expect((await run()).ran).toEqual(['test'])
  })

  it('repeats everything when told to, on other code, and on changes without a commit', async () => {
    const all = ['size', 'test', 'shots']
    const { run } = desk()
    await run()
    expect((await run(clean, {}, true)).ran).toEqual(all)
    expect((await run({ name: 'def67890', hasChanges: false })).ran).toEqual(all)
    const changed = { name: 'def67890+changes', hasChanges: true }
    expect((await run(changed)).ran).toEqual(all)
    expect((await run(changed)).ran).toEqual(all)
  })

  it('remembers when a part last passed', async () => {
    const { run, stored } = desk()
    await run()
    await run({ name: 'def67890', hasChanges: false }, { test: 'short' })
    expect(stored().test).toMatchObject({
      outcome: 'short',
      commit: 'def67890',
      passed: { commit: 'abc12345' },
    })
    expect(stored().size).toMatchObject({ passed: { commit: 'def67890' } })
  })
})

it('the list says what each part runs, what is left, and when it last passed', () => {
  const passed = { at: '2026-03-01T00:00:00.000Z', commit: '99999999' }
  const measured = { size: sampleRun({ passed }), test: sampleRun({ outcome: 'failed' }) }
  expect(listOf(parts, measured, clean).split('\n')).toEqual([
    'part   runs           abc12345  last run           last passed (UTC)',
    'size   npm run size   done      ok after 75 s      2026-03-01 00:00 at 99999999',
    'test   npm run test   to do     failed after 75 s  never',
    'shots  npm run shots  to do     never run',
  ])
})
