import type { BillingInterval, ContentId, SubscriptionId, TierId } from '@fanfare/contract'
import { until } from '@fanfare/ops'
import { type Actor, newCreator, newFan } from '../lib/actor.ts'
import { Figure } from '../lib/figures.ts'
import { letPass, newTier, publishArticle, subscribe } from '../lib/shop.ts'
import type { World } from '../lib/world.ts'
import { type Attack, refusalOf } from './attack.ts'

interface Wish {
  readonly tierId: TierId
  readonly interval: BillingInterval
}

interface Scene {
  readonly world: World
  /** From cheap to dear. The last two are premium. */
  readonly tiers: readonly [TierId, TierId, TierId, TierId]
  readonly locked: ContentId
}

interface Cheat extends Scene {
  readonly fan: Actor
  readonly id: SubscriptionId
}

const openScene = async (world: World): Promise<Scene> => {
  const creator = await newCreator(world)
  const locked = await publishArticle(creator, { visibility: 'premium' })
  const tiers = [
    await newTier(creator, 499),
    await newTier(creator, 649),
    await newTier(creator, 749, { isPremium: true }),
    await newTier(creator, 1_999, { isPremium: true }),
  ] as const
  return { world, tiers, locked }
}

const begin = async (scene: Scene): Promise<Cheat> => {
  const fan = await newFan(scene.world)
  return { ...scene, fan, id: await subscribe(fan, scene.tiers[0]) }
}

const change = async ({ fan, id }: Cheat, wish: Wish) => {
  const params = { id }
  const { offer } = await fan.call('readChange', { params, query: wish })
  const { due, total } = offer
  return fan.call('changeSubscription', { params, body: { ...wish, due, total } })
}

const up = (cheat: Cheat, to: 1 | 2 | 3) =>
  change(cheat, { tierId: cheat.tiers[to], interval: 'month' })

const cancel = ({ fan, id }: Cheat) => fan.call('cancelSubscription', { params: { id } })
const resume = ({ fan, id }: Cheat) => fan.call('resumeSubscription', { params: { id } })

/** How to get the better tier without its price. Afterwards the premium article must be closed. */
const ways: Record<string, (cheat: Cheat) => Promise<unknown>> = {
  'up and away': async (cheat) => {
    await up(cheat, 2)
    await cancel(cheat)
  },
  'in small steps': async (cheat) => {
    await up(cheat, 1)
    await up(cheat, 2)
    await cancel(cheat)
  },
  'in the last hour': async (cheat) => {
    const { subscription } = await cheat.fan.call('readSubscription', { params: { id: cheat.id } })
    const left = Date.parse(subscription.periodEnd ?? '') - Date.now()
    await letPass(cheat.world, cheat.id, `${Math.floor(left / 1_000) - 3_600} seconds`)
    await up(cheat, 3)
    await cancel(cheat)
  },
  'cancelled and resumed': async (cheat) => {
    await up(cheat, 2)
    await cancel(cheat)
    await resume(cheat)
  },
  'with a pause': async (cheat) => {
    await up(cheat, 2)
    await cheat.fan.call('pauseSubscription', { params: { id: cheat.id }, body: { months: 1 } })
  },
}

const isOpen = async ({ fan, locked }: Cheat) =>
  (await refusalOf(fan.call('readPlayback', { params: { id: locked }, query: {} }))) === undefined

/** Whoever pays does open it; otherwise a closed article would say nothing. */
const pays = async (scene: Scene) => {
  const cheat = await begin(scene)
  const { order } = await up(cheat, 3)
  if (!order) return 'an upgrade for its price was not charged'
  return until('the paid upgrade', () => isOpen(cheat)).then(
    () => undefined,
    () => 'a paid upgrade opened nothing',
  )
}

export const tryUpgrades: Attack = async (world) => {
  const figure = new Figure('abuse.upgrade')
  const scene = await openScene(world)
  for (const [name, cheats] of Object.entries(ways)) {
    const cheat = await begin(scene)
    await cheats(cheat)
    figure.count((await isOpen(cheat)) ? `${name}: a better tier for the old price` : undefined)
  }
  figure.count(await pays(scene))
  return figure
}
