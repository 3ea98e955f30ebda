import { vi } from 'vitest'

/**
 * What a test waits for comes in milliseconds on a quiet machine and in seconds on a busy one. One
 * second, which is the default, or a few of its own would make tests fail by luck.
 */
const patienceMs = 30_000
const { waitFor } = vi

vi.waitFor = (check, options) => {
  const given = typeof options === 'number' ? { timeout: options } : options
  return waitFor(check, { ...given, timeout: Math.max(patienceMs, given?.timeout ?? 0) })
}
