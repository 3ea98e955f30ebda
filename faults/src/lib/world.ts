import type { Stack } from '@fanfare/ops'
import type { Provider } from './provider.ts'
import type { Tables } from './tables.ts'

/** The running product, with its tables and its card provider. */
export interface World {
  readonly stack: Stack
  readonly tables: Tables
  readonly provider: Provider
}
