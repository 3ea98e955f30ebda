import type { Stack } from '@fanfare/ops'
import type { Site } from '../lib/browser.ts'
import type { Tables } from '../lib/tables.ts'

export interface World {
  readonly site: Site
  readonly tables: Tables
  readonly stack: Stack
}

/** Where a key of the private bucket would be found, if anybody may. */
export const addressOf = ({ stack: { env } }: World, key: string) =>
  `${env.S3_ENDPOINT}/${env.S3_PRIVATE_BUCKET}/${key}`
