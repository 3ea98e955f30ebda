import type { RouteDefinition } from '@fanfare/contract'
import { routes } from '@fanfare/contract'
import { Figure } from '../lib/figures.ts'
import { untilAnswered } from '../lib/patience.ts'
import { type Case, objectsOf, permitted, routeNames } from './cases.ts'
import type { Watch } from './fingerprint.ts'
import { makeReady, type Owners } from './request.ts'
import type { World } from './world.ts'

/** What a browser says when a page that is not ours makes it send our cookie. */
const elsewhere: Record<string, Record<string, string | undefined>> = {
  'another origin': { origin: 'https://evil.test' },
  'another site': { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' },
  'a sibling': { origin: 'http://other.localhost', 'sec-fetch-site': 'same-site' },
  'a sandboxed frame': { origin: 'null', 'sec-fetch-site': 'cross-site' },
}
/** Older browsers name no origin with a `GET`, ours among them; with a change everyone does. */
const fromNowhere = { 'a cookie from nowhere': { origin: undefined } }
const toFollow = { 'a link elsewhere': { origin: undefined, 'sec-fetch-site': 'cross-site' } }

const waysTo = ({ method }: RouteDefinition) =>
  Object.entries({ ...elsewhere, ...(method === 'GET' ? toFollow : fromNowhere) })

/** Where a token in the address is the authority and cookies are not looked at, there is nobody to trick. */
const isGuarded = ({ method, notesUse, isOneClick }: RouteDefinition) =>
  (method !== 'GET' && !isOneClick) || notesUse

/** The request would succeed from our own page: only where it comes from is wrong. */
const tempting = (name: Case['name'], route: RouteDefinition): Case | undefined => {
  const caller = permitted[route.access].find((one) => one !== 'nobody')
  if (!caller) return undefined
  const ids = objectsOf(route).map(() => 'own' as const)
  return { name, route, caller, ids, expected: 'forbidden' }
}

export const tryCrossSite = async (world: World, owners: Owners, watch: Watch) => {
  const figure = new Figure('access.cross-site')
  for (const name of routeNames.filter((one) => isGuarded(routes[one]))) {
    const one = tempting(name, routes[name])
    if (!one) continue
    const { caller, sent } = await makeReady(world, owners, one)
    for (const [from, headers] of waysTo(one.route)) {
      let fault: string | undefined
      const changed = await watch.changedBy(async () => {
        const { answer } = await untilAnswered(caller.browser, { ...sent, headers })
        const { status, body } = answer
        const { code } = (body ?? {}) as { code?: string }
        const refused = status === 403 && code === 'request.cross-site'
        fault = refused ? undefined : `${name} from ${from}: got ${status} ${code ?? ''}`
      })
      if (changed.length > 0) fault ??= `${name} from ${from} changed ${changed}`
      figure.count(fault)
    }
  }
  return [figure]
}
