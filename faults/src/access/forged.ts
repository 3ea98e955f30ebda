import { randomBytes } from 'node:crypto'
import { type RouteDefinition, routes } from '@fanfare/contract'
import { cookieHeader } from '../lib/browser.ts'
import { Figure } from '../lib/figures.ts'
import { untilAnswered } from '../lib/patience.ts'
import { must, type Person, register } from '../lib/person.ts'
import { objectsOf, routeNames } from './cases.ts'
import type { Watch } from './fingerprint.ts'
import { makeReady, type Owners } from './request.ts'
import type { World } from './world.ts'

type Headers = Record<string, string | undefined>

const cookieNamed = ({ browser: { cookies } }: Person, part: string) => {
  const found = [...cookies].find(([name]) => name.includes(part))
  if (!found) throw new Error(`no cookie for the ${part}`)
  return found
}

const flip = (text: string, at: number) =>
  `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`

/** What looks like a session and is none, or is none any more. */
const makeForgeries = async ({ site, tables }: World): Promise<Record<string, Headers>> => {
  const [person, expired, left] = (await Promise.all(
    [1, 2, 3].map(() => register(site, false)),
  )) as [Person, Person, Person]
  const [name, session] = cookieNamed(person, 'session')
  const [, device] = cookieNamed(person, 'device')
  await tables.rows(
    `update identity.sessions set expires_at = now() - interval '1 second' where account_id = $1`,
    [expired.id],
  )
  const [, expiredSession] = cookieNamed(expired, 'session')
  const leftCookie = cookieHeader(left.browser.cookies)
  await must(left.browser, { method: 'POST', path: '/auth/logout' })
  const cookie = (value: string) => ({ cookie: `${name}=${value}` })
  return {
    'no cookie': {},
    nonsense: cookie(randomBytes(40).toString('base64url')),
    'another token': cookie(flip(session, 3)),
    'another signature': cookie(flip(session, session.length - 3)),
    'no signature': cookie(session.slice(0, session.lastIndexOf('.'))),
    'a cookie for something else': cookie(device),
    'an expired session': { cookie: cookieHeader(expired.browser.cookies) },
    'a session that was left': { cookie: leftCookie },
    'a forged bearer': { authorization: `Bearer ${flip(session, 3)}` },
    'an expired bearer': { authorization: `Bearer ${expiredSession}` },
  }
}

export const tryForged = async (world: World, owners: Owners, watch: Watch) => {
  const figure = new Figure('access.forged')
  const forgeries = await makeForgeries(world)
  for (const name of routeNames.filter((one) => routes[one].access !== 'public')) {
    const route: RouteDefinition = routes[name]
    const ids = objectsOf(route).map(() => 'foreign' as const)
    const { caller, sent } = await makeReady(world, owners, {
      name,
      route,
      ids,
      caller: 'nobody',
      expected: 'sign-in',
    })
    for (const [what, headers] of Object.entries(forgeries)) {
      let fault: string | undefined
      const changed = await watch.changedBy(async () => {
        const { status } = (await untilAnswered(caller.browser, { ...sent, headers })).answer
        fault = status === 401 ? undefined : `${name} with ${what}: got ${status}`
      })
      if (changed.length > 0) fault ??= `${name} with ${what} changed ${changed}`
      figure.count(fault)
    }
  }
  return [figure]
}
