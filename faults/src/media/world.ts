import type { Stack } from '@fanfare/ops'
import type { Site } from '../lib/browser.ts'
import type { Random } from '../lib/random.ts'
import type { Tables } from '../lib/tables.ts'

export interface World {
  readonly site: Site
  readonly stack: Stack
  readonly tables: Tables
  readonly random: Random
}
