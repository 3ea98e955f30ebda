import type { Stack } from '@fanfare/ops'
import type { Provider } from '../lib/provider.ts'
import type { Random } from '../lib/random.ts'
import type { Tables } from '../lib/tables.ts'

export interface World {
  readonly stack: Stack
  readonly tables: Tables
  readonly provider: Provider
  /** From the seed that is printed, so that the moments of a bad run can be had again. */
  readonly random: Random
}
