import { type RouteName, routes } from '@fanfare/contract'
import { Figure } from '../lib/figures.ts'
import { type Case, casesOf, routeNames } from './cases.ts'
import type { Watch } from './fingerprint.ts'
import { faultOf, isSuccess } from './judge.ts'
import { makeReady, type Owners, type Ready } from './request.ts'
import type { World } from './world.ts'

const label = ({ name, caller, ids }: Case) => [name, caller, ...ids].join(' ')

const atOnce = 4

/** All before the first is sent: making something ready writes, which must not look like a change. */
const makeAllReady = async (world: World, owners: Owners, cases: readonly Case[]) => {
  const ready = new Map<Case, Ready>()
  for (let from = 0; from < cases.length; from += atOnce) {
    const some = cases.slice(from, from + atOnce)
    const made = await Promise.all(
      some.map(async (one) => [one, await makeReady(world, owners, one)] as const),
    )
    for (const [one, prepared] of made) ready.set(one, prepared)
  }
  return ready
}

/** Every route as everyone with own, foreign and missing ids, held against the contract. */
export const tryMatrix = async (world: World, owners: Owners, watch: Watch) => {
  const matrix = new Figure('access.matrix')
  const foreign = new Figure('access.foreign')
  const unchanged = new Figure('access.unchanged')
  const covered = new Figure('access.covered')

  const tryCase = async (one: Case, { caller, sent }: Ready): Promise<boolean> => {
    const isForeign = one.ids.some((ids) => ids !== 'own')
    let succeeded = false
    const changed = await watch.changedBy(async () => {
      const answer = await caller.browser.send(sent)
      const fault = faultOf(one.route, one.expected, answer)
      const figure = isForeign ? foreign : matrix
      figure.count(fault && `${label(one)}: ${fault}`)
      succeeded = isSuccess(answer) && fault === undefined
    })
    if (one.expected !== 'success') {
      unchanged.count(changed.length > 0 ? `${label(one)} changed ${changed}` : undefined)
    }
    return succeeded
  }

  const tryRoute = async (name: RouteName) => {
    const cases = casesOf(name)
    const ready = await makeAllReady(world, owners, cases)
    let successes = 0
    for (const [one, prepared] of ready) {
      if (await tryCase(one, prepared)) successes += 1
    }
    // Nobody here can sign; that a signed one is taken is tried where the secret is.
    if (routes[name].access === 'signed-webhook') return
    covered.count(successes > 0 ? undefined : `${name} succeeded for nobody`)
  }

  for (const name of routeNames) {
    await tryRoute(name).catch((error: Error) => covered.count(`${name}: ${error.message}`))
  }
  return [matrix, foreign, unchanged, covered]
}
