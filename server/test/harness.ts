import { randomBytes } from 'node:crypto'
import type { Clock } from '../src/platform/clock/clock.ts'
import { readConfig } from '../src/platform/config/config.ts'
import { openPlatform } from '../src/platform/platform.ts'
import { type Actor, type Platform, type Scope, scopeOf } from '../src/platform/scope.ts'
import { cloneDatabase, dropDatabase } from './clone.ts'

export const templateName = 'fanfare_test_template'

/** Stands still until it is told to go on. */
export interface TestClock extends Clock {
  advance(milliseconds: number): void
}

const testClock = (): TestClock => {
  let current = Date.now()
  return {
    now: () => new Date(current),
    advance: (milliseconds) => {
      current += milliseconds
    },
  }
}

/** Most worlds have none: then this only asks. */
const dropIndexes = async (search: Platform['search']) => {
  const names = (await search.listIndexes('')).keys()
  for (const name of names) await search.deleteIndex(name)
}

export interface World extends AsyncDisposable {
  readonly platform: Platform
  readonly clock: TestClock
  scope(actor?: Actor): Scope
  close(): Promise<void>
}

/** A database, key prefix and pair of buckets of its own, on the real engines. */
export const openWorld = async (): Promise<World> => {
  const environment = readConfig()
  const name = `fanfare_test_${randomBytes(6).toString('hex')}`
  const url = await cloneDatabase(environment.DATABASE_URL, templateName, name)
  const buckets = name.replaceAll('_', '-')
  const clock = testClock()
  const platform = await openPlatform(
    {
      ...environment,
      LOG_LEVEL: 'silent',
      DATABASE_URL: url,
      DATABASE_POOL: 6,
      REDIS_PREFIX: `${name}:`,
      S3_PUBLIC_BUCKET: `${buckets}-public`,
      S3_PRIVATE_BUCKET: `${buckets}-private`,
      MEDIA_PUBLIC_ORIGIN: `${environment.S3_ENDPOINT}/${buckets}-public`,
      SEARCH_PREFIX: name,
      // A busy machine fails no test.
      SEARCH_PATIENCE_MS: 60_000,
    },
    'test',
    { clock },
  )
  const close = async () => {
    await dropIndexes(platform.search)
    await platform.close()
    await dropDatabase(environment.DATABASE_URL, name)
  }
  return {
    platform,
    clock,
    scope: (actor = { kind: 'anonymous' }) => scopeOf(platform, actor),
    close,
    [Symbol.asyncDispose]: close,
  }
}
