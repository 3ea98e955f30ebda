import { describe, expect, it } from 'vitest'
import { measuredViolations } from '../check/measured.ts'
import { outcomeOf } from './measured.ts'
import { pageOf } from './page.ts'
import { sampleRun } from './samples.ts'

const partNames = ['fault-money', 'bench-web', 'shots']
const runs = {
  'bench-web': sampleRun({
    outcome: 'short',
    figures: [
      {
        name: 'web.lcp',
        result: 'ok',
        ours: '880ms',
        bare: '720ms',
        ratio: '1.21',
        goal: '<=1200ms',
      },
      {
        name: 'web.inp',
        result: 'short',
        ours: '152ms',
        bare: '32ms',
        ratio: '4.75',
        goal: '<=100ms',
      },
      { name: 'web.rate', result: 'noted', ours: '7/s' },
    ],
  }),
  'fault-money': sampleRun({
    seconds: 1380,
    figures: [{ name: 'money.once', result: 'ok', tried: '1000', held: '1000' }],
  }),
}
const page = pageOf(runs, partNames)
const rowOf = (name: string) =>
  page
    .split('\n')
    .find((line) => line.startsWith(`| ${name} `))
    ?.split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

describe('the page', () => {
  it('says who writes it', () => {
    expect(page).toMatch(/^# Measured\n\nWritten by `npm run verify`/)
  })

  it('gives each figure with its date, commit, load and duration', () => {
    const taken = ['2026-03-04 05:06', 'abc12345', '1.2 → 2.5']
    expect(rowOf('web.lcp')).toEqual([
      'web.lcp',
      '880ms',
      '720ms',
      '1.21',
      '<=1200ms',
      'ok',
      ...taken,
      '75 s',
    ])
    expect(rowOf('web.rate')).toEqual(['web.rate', '7/s', '', '', '', 'noted', ...taken, '75 s'])
    expect(rowOf('money.once')).toEqual(['money.once', '1000', '1000', 'ok', ...taken, '23 min'])
  })

  it('links a short figure to what limits it', () => {
    expect(rowOf('web.inp')?.[5]).toBe('[short](limits.md#webinp)')
  })

  it('lists every part, also those that never ran', () => {
    expect(rowOf('bench-web')).toContain('short')
    expect(rowOf('bench-web')).toContain('2 cores, 24 GB')
    expect(rowOf('shots')).toContain('not yet run with this command')
  })
})

describe('the check', () => {
  const limits = '# Limits\n\n## web.inp\n\nOpening a dialog.\n'

  it('holds for the written page with its limits', () => {
    expect(measuredViolations(runs, partNames, page, limits)).toEqual([])
  })

  it('refuses a figure typed by hand', () => {
    const typed = page.replace('880ms', '780ms')
    expect(measuredViolations(runs, partNames, typed, limits)).toEqual([
      expect.stringContaining("isn't what docs/measured.json produces"),
    ])
  })

  it('refuses a page that a new part is missing from', () => {
    expect(measuredViolations(runs, [...partNames, 'fault-abuse'], page, limits)).toHaveLength(1)
  })

  it('refuses a short figure without its section', () => {
    const other = limits.replace('web.inp', 'web.lcp')
    expect(measuredViolations(runs, partNames, page, other)).toEqual([
      'docs/limits.md has no section "## web.inp"',
    ])
  })
})

describe('a part', () => {
  const ok = { name: 'a', result: 'ok' } as const
  const noted = { name: 'b', result: 'noted' } as const

  it('is ok only when it ended well with figures that are all reached', () => {
    expect(outcomeOf(0, [ok, noted])).toBe('ok')
    expect(outcomeOf(1, [ok, { name: 'c', result: 'short' }])).toBe('short')
    expect(outcomeOf(0, [{ name: 'c', result: 'short' }])).toBe('short')
  })

  it('failed when it ended badly without saying why, or measured nothing', () => {
    expect(outcomeOf(1, [ok])).toBe('failed')
    expect(outcomeOf(0, [])).toBe('failed')
  })
})
