import { describe, expect, it } from 'vitest'
import { figuresIn } from './figures.ts'

describe('figures in a log', () => {
  it('are the lines of benches, faults, sizes and shots, and nothing else', () => {
    const log = [
      'round 3 ours=9',
      'bench lists.library.createdAt.all ours=4.21ms bare=0.30ms ratio=14.03 goal=<=5ms ok',
      '  bench indented ours=1 ok',
      'bench ledger.charges ours=23.7/s noted',
      'fault money.once tried=1000 held=999 short',
      'fault money.once tried=1000 held=999',
      'size home.first-load ours=127.3KB goal=<=130KB ok',
      'check biome 0.3s ok',
      'shots axe tried=12 held=12 ok',
    ].join('\n')
    expect(figuresIn(log)).toEqual([
      {
        name: 'lists.library.createdAt.all',
        result: 'ok',
        ours: '4.21ms',
        bare: '0.30ms',
        ratio: '14.03',
        goal: '<=5ms',
      },
      { name: 'ledger.charges', result: 'noted', ours: '23.7/s' },
      { name: 'money.once', result: 'short', tried: '1000', held: '999' },
      { name: 'home.first-load', result: 'ok', ours: '127.3KB', goal: '<=130KB' },
      { name: 'axe', result: 'ok', tried: '12', held: '12' },
    ])
  })

  it('have no values that the page would not show', () => {
    expect(() => figuresIn('fault a tried=1 lost=2 short')).toThrow('unknown value "lost"')
  })
})
