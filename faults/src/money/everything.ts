import type { OrderId } from '@fanfare/contract'
import { until } from '@fanfare/ops'
import { newFan } from '../lib/actor.ts'
import { decide, dispute } from '../lib/bank.ts'
import { Figure } from '../lib/figures.ts'
import { number } from '../lib/flow.ts'
import { keepCard } from '../lib/provider.ts'
import { sideBySide } from '../lib/side-by-side.ts'
import { auditDeeds } from './audit-deeds.ts'
import { settled } from './settle.ts'
import { type Deed, openScene, type Scene, stories, storyNames } from './stories.ts'
import { strike, strikes } from './strikes.ts'
import type { World } from './world.ts'

const patience = { timeoutMs: 300_000, everyMs: 250 }

/** With a card on file, which a tip needs. */
const fanWithCard = async (world: World) => {
  const fan = await newFan(world)
  await keepCard(world.provider, fan)
  return fan
}

const randomPost = ({ random }: World, { posts: [first, ...others] }: Scene) => {
  const post = others[random(0, others.length + 1)] ?? first
  if (!post) throw new Error('nothing is for sale')
  return post
}

/** Everybody does something at once, and meanwhile something breaks. */
const round = async (world: World, scene: Scene, figure: Figure, at: number): Promise<Deed[]> => {
  const blow = strikes[at % strikes.length] ?? strikes[0]
  const people = await sideBySide(4, storyNames, async (story) => ({
    story,
    fan: await fanWithCard(world),
    post: randomPost(world, scene),
  }))
  const going = Promise.allSettled(
    people.map(async ({ story, fan, post }) => {
      const orderId = await stories[story](fan, scene, post)
      return { story, fan, orderId }
    }),
  )
  if (blow) await strike(world, blow)
  const ends = await going
  for (const [place, end] of ends.entries()) {
    const failed = end.status === 'rejected'
    figure.count(failed ? `${blow?.name}, ${storyNames[place]}: ${end.reason}` : undefined)
  }
  return ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []))
}

const refunded = (world: World) =>
  until(
    'every refund',
    async () => (await number(world, `billing.refunds where state = 'sending'`)) === 0,
    patience,
  )

const complaints = (deeds: readonly Deed[]) =>
  deeds.flatMap(({ story, orderId }) => (story === 'complains' && orderId ? [orderId] : []))

/** The banks ask and decide, while what hears of it is killed. */
const disputeAll = async (world: World, ids: readonly OrderId[]) => {
  const killed = strikes.find(({ name }) => name === 'reactor killed')
  const asking = sideBySide(4, ids, (id) => dispute(world, id))
  if (killed) await strike(world, killed)
  await asking
  await sideBySide(4, ids, (id) => decide(world, id))
}

/**
 * Buying, codes, gifts, months, subscriptions, tips, refunds and disputes in three currencies, of
 * which the provider settles two in the third, while ours and its own processes are killed and it
 * refuses us or takes its time.
 */
export const tryEverything = async (world: World, rounds: number): Promise<Figure[]> => {
  const told = new Figure('money.told')
  const kept = new Figure('money.everything')
  await world.provider.control('settlement', {
    currency: 'usd',
    rates: { eur: 1.0825, gbp: 1.2714 },
  })
  const scene = await openScene(world)
  const deeds: Deed[] = []
  for (let at = 0; at < rounds; at++) deeds.push(...(await round(world, scene, told, at)))
  await settled(world)
  await refunded(world)
  await disputeAll(world, complaints(deeds))
  await settled(world)
  await auditDeeds(world, kept, deeds)
  return [told, kept]
}
