import type { Random } from '../lib/random.ts'
import type { World as AnyWorld } from '../lib/world.ts'

export interface World extends AnyWorld {
  /** From the seed that is printed, so that the moments of a bad run can be had again. */
  readonly random: Random
}
