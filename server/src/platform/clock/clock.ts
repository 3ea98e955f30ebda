/** Business rules ask this, never the machine, so that a test can let years pass. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
