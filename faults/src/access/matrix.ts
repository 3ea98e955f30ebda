import { type RouteName, routes } from '@fanfare/contract'
import { Figure } from '../lib/figures.ts'
import { untilAnswered } from '../lib/patience.ts'
import { sideBySide } from '../lib/side-by-side.ts'
import { type Case, casesOf, routeNames } from './cases.ts'
import type { Watch } from './fingerprint.ts'
import { faultOf, isSuccess } from './judge.ts'
import { makeReady, type Owners, type Ready } from './request.ts'
import type { World } from './world.ts'

const label = ({ name, caller, ids }: Case) => [name, caller, ...ids].join(' ')

const atOnce = 4

/** Every route as everyone with own, foreign and missing ids, held against the contract. */
export const tryMatrix = async (world: World, owners: Owners, watch: Watch) => {
  const matrix = new Figure('access.matrix')
  const foreign = new Figure('access.foreign')
  const unchanged = new Figure('access.unchanged')
  const covered = new Figure('access.covered')

  const ask = async (one: Case, { caller, sent }: Ready): Promise<boolean> => {
    const isForeign = one.ids.some((ids) => ids !== 'own')
    // A machine with too much to do says "later", which is neither granted nor refused.
    const { answer } = await untilAnswered(caller.browser, sent)
    const fault = faultOf(one.route, one.expected, answer)
    const figure = isForeign ? foreign : matrix
    figure.count(fault && `${label(one)}: ${fault}`)
    return isSuccess(answer) && fault === undefined
  }

  const tryRefusal = async (one: Case, prepared: Ready) => {
    const changed = await watch.changedBy(async () => {
      await ask(one, prepared)
    })
    unchanged.count(changed.length > 0 ? `${label(one)} changed ${changed}` : undefined)
  }

  const prepare = (one: Case) => makeReady(world, owners, one)

  const tryRoute = async (name: RouteName) => {
    const cases = casesOf(name)
    const refusals = cases.filter(({ expected }) => expected !== 'success')
    // All before the first is sent: making something ready writes, which must not look like a change.
    const ready = await sideBySide(atOnce, refusals, prepare)
    for (const [at, one] of refusals.entries()) await tryRefusal(one, ready[at] as Ready)
    // A success may change what it likes. Sent as soon as it is ready, its codes have not run out.
    const granted = cases.filter(({ expected }) => expected === 'success')
    const outcomes = await sideBySide(atOnce, granted, async (one) => ask(one, await prepare(one)))
    // Nobody here can sign; that a signed one is taken is tried where the secret is.
    if (routes[name].access === 'signed-webhook') return
    covered.count(outcomes.includes(true) ? undefined : `${name} succeeded for nobody`)
  }

  for (const name of routeNames) {
    await tryRoute(name).catch((error: Error) => covered.count(`${name}: ${error.message}`))
  }
  return [matrix, foreign, unchanged, covered]
}
