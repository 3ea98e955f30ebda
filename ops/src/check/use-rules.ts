import { placeOf } from './place.ts'
import type { Use } from './source.ts'

const sqlPackages = ['kysely', 'pg']

/** Why this package or language feature may not be used here, or nothing. */
export function forbiddenPackage(from: string, target: string): string | undefined {
  if (target === 'node:process') return forbiddenUse(from, 'environment')
  const isSql = sqlPackages.some((name) => target === name || target.startsWith(`${name}/`))
  return isSql ? forbiddenUse(from, 'query builder') : undefined
}

export function forbiddenUse(path: string, what: Use): string | undefined {
  if (what === 'environment') {
    return readsEnvironment(path) ? undefined : 'only platform/config reads the environment'
  }
  if (what === 'machine time') {
    const free = placeOf(path)?.domain === undefined || placeOf(path)?.isTest
    return free ? undefined : 'time comes from the clock: scope.now()'
  }
  if (what === 'spread literal') {
    return 'list the properties: a spread literal hides stale ones from the compiler'
  }
  if (what === 'constant parameter') {
    const isOurs = path.startsWith('server/src/') && !placeOf(path)?.isTest
    return isOurs ? 'a constant stands in the text, for partial indexes: sql.lit(…)' : undefined
  }
  if (what === 'date format') {
    return writesDates(path) ? undefined : 'ui/text/dates.ts writes dates for people'
  }
  return speaksSql(path) ? undefined : 'SQL lives in readers and writers'
}

/** Each domain has a schema of its own name; others ask it through its index. */
export function forbiddenTable(path: string, table: string): string | undefined {
  const { domain, isTest } = placeOf(path) ?? {}
  if (domain === undefined || isTest || table.startsWith(`${domain}.`)) return undefined
  return `this table belongs to ${table.split('.')[0]}, not to ${domain}`
}

function readsEnvironment(path: string): boolean {
  const owners = [
    'server/src/platform/config/',
    'server/test/full-size.ts',
    'sandbox-pay/src/config.ts',
    'ops/',
  ]
  return owners.some((owner) => path.startsWith(owner)) || /\.config\.ts$/.test(path)
}

/** Dates of the reader's own clock, and those of another zone. */
function writesDates(path: string): boolean {
  const owners = ['web/src/ui/text/dates.ts', 'web/src/core/format/time-zone.ts']
  return !path.startsWith('web/') || owners.includes(path)
}

function speaksSql(path: string): boolean {
  if (!path.startsWith('server/src/')) return true
  if (placeOf(path)?.isTest) return true
  return path.startsWith('server/src/platform/') || /\/(reader|writer)(\.ts$|\/)/.test(path)
}
