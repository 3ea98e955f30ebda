import type { Run } from './measured.ts'

/** A run for tests. */
export const sampleRun = (changes: Partial<Run> = {}): Run => ({
  outcome: 'ok',
  at: '2026-03-04T05:06:07.000Z',
  commit: 'abc12345',
  seconds: 75,
  load: { start: 1.24, end: 2.5 },
  machine: '2 cores, 24 GB',
  figures: [],
  ...changes,
})
