import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { intentionKey } from './acting.ts'
import { takeIntention } from './intention.ts'

const keep = (value: string) => sessionStorage.setItem(intentionKey, value)
const press = (name: string) => keep(JSON.stringify([name, Date.now()]))

describe('what was pressed before signing in', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    const kept = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('is done once', () => {
    press('like a')
    expect(takeIntention('save a')).toBe(false)
    expect(takeIntention('like a')).toBe(true)
    expect(takeIntention('like a')).toBe(false)
  })

  it('is forgotten after a quarter of an hour', () => {
    press('like a')
    vi.advanceTimersByTime(15 * 60_000)
    expect(takeIntention('like a')).toBe(false)
  })

  it.each(['like a', '{}', 'null', '["like a"]'])('is nothing where storage holds %s', (value) => {
    keep(value)
    expect(takeIntention('like a')).toBe(false)
  })
})
