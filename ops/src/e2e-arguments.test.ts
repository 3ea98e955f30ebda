import { describe, expect, it } from 'vitest'
import { e2eArguments } from './e2e-arguments.ts'

const specs = ['buy.spec.ts', 'subscribers.spec.ts', 'subscriptions.spec.ts']

describe('what npm run e2e runs', () => {
  it('is everything in its order when nothing is chosen', () => {
    expect(e2eArguments([], specs)).toEqual([])
    expect(e2eArguments(['--reporter=list,json'], specs)).toEqual(['--reporter=list,json'])
  })

  it('is the specs of that name and nothing before them', () => {
    expect(e2eArguments(['subscri', '--workers=1'], specs)).toEqual([
      '--no-deps',
      '/e2e/tests/subscribers\\.spec\\.ts$',
      '/e2e/tests/subscriptions\\.spec\\.ts$',
      '--workers=1',
    ])
  })

  it('is the tests of that title when no spec has the name', () => {
    expect(e2eArguments(['the bank is answered'], specs)).toEqual([
      '--no-deps',
      '--grep',
      'the bank is answered',
    ])
  })

  it('is what the options of Playwright choose', () => {
    expect(e2eArguments(['--grep', 'bank'], specs)).toEqual(['--no-deps', '--grep', 'bank'])
  })
})
