import { EngineAway } from '../errors/engine-away.ts'

const failuresInARow = 3
const restMs = 2_000

/**
 * After some failures in a row nobody waits for the engine: for a while callers hear at once that it
 * is away, and then one of them tries.
 */
export const createBreaker = (now: () => number) => {
  let failures = 0
  let closedUntil = 0
  return {
    async guard<T>(work: () => Promise<T>): Promise<T> {
      if (failures >= failuresInARow) {
        if (now() < closedUntil) throw new EngineAway('OpenSearch', new Error('it keeps failing'))
        closedUntil = now() + restMs
      }
      try {
        const result = await work()
        failures = 0
        return result
      } catch (error) {
        if (!(error instanceof EngineAway)) throw error
        failures += 1
        closedUntil = now() + restMs
        throw error
      }
    },
  }
}
