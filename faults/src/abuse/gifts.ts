import { type ContentId, OrderId, type TierId } from '@fanfare/contract'
import { until } from '@fanfare/ops'
import { type Actor, newCreator, newFan } from '../lib/actor.ts'
import { decide, dispute } from '../lib/bank.ts'
import { Figure } from '../lib/figures.ts'
import { buy, newTier, publishArticle } from '../lib/shop.ts'
import type { World } from '../lib/world.ts'
import { type Attack, refusalOf } from './attack.ts'

interface Scene {
  readonly tierId: TierId
  readonly locked: ContentId
}

/** The sandbox's bank decides for us where the evidence names it so. */
const winning = 'winning_evidence'

const openScene = async (world: World, name: string): Promise<Scene> => {
  const creator = await newCreator(world)
  const locked = await publishArticle(creator, { visibility: 'subscribers' })
  return { locked, tierId: await newTier(creator, 499, { name }) }
}

/** Their own giver: months on a card whose owner will complain. */
const give = async (world: World, { tierId }: Scene) => {
  const giver = await newFan(world)
  const wanted = { type: 'gift-term', id: tierId, months: 12 } as const
  const id = OrderId.parse(await buy(giver, wanted, 'pm_card_createDispute'))
  const { gift } = await giver.call('readGift', { params: { id } })
  return { id, token: gift.link?.split('/').at(-1) ?? '' }
}

const claim = ({ call }: Actor, token: string) =>
  call('claimGift', { params: { token }, body: { timeZone: 'UTC' } })

const isOpen = async ({ call }: Actor, { locked }: Scene) =>
  (await refusalOf(call('readPlayback', { params: { id: locked }, query: {} }))) === undefined

const comes = (asked: () => Promise<boolean>) =>
  until('what follows of it', asked, { timeoutMs: 20_000, everyMs: 200 }).then(
    () => true,
    () => false,
  )

/** Months on somebody else's card, claimed by a second account of the same person. */
export const tryGifts: Attack = async (world) => {
  const figure = new Figure('abuse.gifts')
  for (const name of [winning, 'Letters']) {
    const scene = await openScene(world, name)
    const [claimed, waiting] = [await give(world, scene), await give(world, scene)]
    const cheat = await newFan(world)
    await claim(cheat, claimed.token)
    figure.count((await isOpen(cheat, scene)) ? undefined : 'a gift that is paid for opens nothing')
    for (const { id } of [claimed, waiting]) await dispute(world, id)
    const closes = await comes(async () => !(await isOpen(cheat, scene)))
    figure.count(closes ? undefined : 'months stay open while their payment is disputed')
    const refusal = await refusalOf(claim(await newFan(world), waiting.token))
    figure.count(refusal ? undefined : 'months are claimed while their payment is disputed')
    for (const { id } of [claimed, waiting]) await decide(world, id)
    const isWon = name === winning
    const opens = await comes(async () => (await isOpen(cheat, scene)) === isWon)
    figure.count(opens ? undefined : `the bank decided, and access is not what it said: ${name}`)
  }
  return figure
}
