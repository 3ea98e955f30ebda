import type { Problem } from '@fanfare/contract'
import { ProblemError } from '@fanfare/contract/client'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepAddresses } from './addresses.ts'
import type { Timed } from './timed.ts'

const start = Date.parse('2026-11-15T12:00:00Z')
const minute = 60_000
let now = start

const answer = (name: string, minutes: number): Timed => ({
  type: 'audio',
  waveform: [],
  duration: 60,
  beginsAt: 0,
  renditions: [
    {
      name: 'audio',
      url: `https://store/a/audio.mp4?signed=${name}`,
      playlistUrl: `https://store/a/audio.m3u8?signed=${name}`,
      width: null,
      height: null,
      bandwidth: 128_000,
      codecs: 'mp4a.40.2',
    },
  ],
  captions: [],
  chapters: [],
  resumeAt: null,
  expiresAt: new Date(now + minutes * minute).toISOString(),
})
const problem = (status: number): Problem => ({
  type: 'about:blank',
  title: 'No',
  status,
  code: status === 403 ? 'content.locked' : 'server.unavailable',
  detail: 'No.',
})
const keep = (ask: () => Promise<Timed>) => {
  const onRefused = vi.fn()
  const addresses = keepAddresses({ first: answer('first', 10), ask, onRefused, now: () => now })
  const signed = async () => (await addresses.fresh()).renditions[0]?.url.split('=')[1]
  return { addresses, onRefused, signed }
}

beforeEach(() => {
  now = start
})

describe('addresses that expire while someone watches', () => {
  it('are used until a minute before their end, then asked for once for all who wait', async () => {
    const ask = vi.fn(async () => answer('second', 10))
    const { signed } = keep(ask)
    now = start + 8.9 * minute
    expect(await signed()).toBe('first')
    now = start + 9.1 * minute
    expect(await Promise.all([signed(), signed(), signed()])).toEqual(Array(3).fill('second'))
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('work again after two hours of pause', async () => {
    const { signed } = keep(async () => answer('second', 10))
    now = start + 120 * minute
    expect(await signed()).toBe('second')
  })

  it('are asked for at once when the store refused one', async () => {
    const { addresses, signed } = keep(async () => answer('second', 10))
    addresses.expire()
    expect(await signed()).toBe('second')
  })

  it('last to their end while the server is away', async () => {
    const { signed } = keep(async () => {
      throw new ProblemError(problem(503))
    })
    now = start + 9.5 * minute
    expect(await signed()).toBe('first')
    now = start + 10.5 * minute
    await expect(signed()).rejects.toThrow()
  })

  it('are asked for again by who was told to wait', async () => {
    const ask = vi.fn<() => Promise<Timed>>().mockRejectedValueOnce(new ProblemError(problem(429)))
    ask.mockImplementation(async () => answer('second', 10))
    const { signed, onRefused } = keep(ask)
    now = start + 9.5 * minute
    expect(await signed()).toBe('first')
    expect(await signed()).toBe('second')
    expect(onRefused).not.toHaveBeenCalled()
  })

  it('are not given again to whom they were refused, and that is said once', async () => {
    const ask = vi.fn(async () => {
      throw new ProblemError(problem(403))
    })
    const { signed, onRefused } = keep(ask)
    now = start + 9.5 * minute
    await expect(signed()).rejects.toThrow()
    await expect(signed()).rejects.toThrow()
    expect(ask).toHaveBeenCalledTimes(1)
    expect(onRefused).toHaveBeenCalledTimes(1)
  })
})
