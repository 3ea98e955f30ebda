import { AccountId, type TierId } from '@fanfare/contract'
import { until } from '@fanfare/ops'
import { type Actor, newCreator, newFan } from '../lib/actor.ts'
import { Figure } from '../lib/figures.ts'
import { keepCard } from '../lib/provider.ts'
import { newTier, subscribe } from '../lib/shop.ts'
import type { World } from '../lib/world.ts'
import { type Attack, refusalOf } from './attack.ts'

interface Scene {
  readonly world: World
  readonly creatorId: AccountId
  readonly tierId: TierId
}

const openScene = async (world: World): Promise<Scene> => {
  const creator = await newCreator(world)
  const creatorId = AccountId.parse(creator.id)
  return { world, creatorId, tierId: await newTier(creator, 499) }
}

const tip = ({ call }: Actor, { creatorId }: Scene, amount: number, currency: 'USD' | 'EUR') =>
  call('giveTip', { body: { creatorId, amount: { amount, currency } } })

const withCard = async ({ world }: Scene) => {
  const fan = await newFan(world)
  await keepCard(world.provider, fan)
  return fan
}

const carried = async (scene: Scene) => {
  const fan = await newFan(scene.world)
  return { fan, subscription: await subscribe(fan, scene.tierId) }
}

/** Everything this fan has given lies so many days further back, and is looked at now. */
const letDaysPass = async ({ world: { tables } }: Scene, { id }: Actor, days: number) => {
  await tables.rows(
    'update billing.tips set given_at = given_at - make_interval(days => $2) where account_id = $1',
    [id, days],
  )
  await tables.rows('update billing.tip_tabs set due_at = now() where account_id = $1', [id])
}

const looked = ({ world: { tables } }: Scene, { id }: Actor) =>
  until('the look at the tab', async () => {
    const due = await tables.rows(
      "select id from billing.tip_tabs where account_id = $1 and due_at <= now() + interval '1 hour'",
      [id],
    )
    return due.length === 0
  })

const chargesOf = ({ world: { tables } }: Scene, { id }: Actor) =>
  tables.rows(`select id from billing.orders where account_id = $1 and kind = 'tips'`, [id])

const mailed = async ({ world: { stack } }: Scene, email: string, subject: RegExp) =>
  stack.inbox.waitFor(email, subject).then(
    () => true,
    () => false,
  )

/** Charges that cost more than they bring, and tips that nobody will ever pay. */
export const tryTips: Attack = async (world) => {
  const figure = new Figure('abuse.tips')
  const count = (held: boolean, fault: string) => figure.count(held ? undefined : fault)
  const scene = await openScene(world)

  const alone = await withCard(scene)
  for (const amount of [100, 298, 299]) {
    const refusal = await refusalOf(tip(alone, scene, amount, 'USD'))
    count(refusal === 'tip.too-small', `${amount} without a renewal: ${refusal ?? 'taken'}`)
  }
  const worth = await refusalOf(tip(alone, scene, 300, 'USD'))
  count(worth === undefined, `300 without a renewal: ${worth}`)

  const { fan, subscription } = await carried(scene)
  const other = await refusalOf(tip(fan, scene, 100, 'EUR'))
  count(other === 'tip.too-small', `100 in another currency than the renewal: ${other ?? 'taken'}`)
  const small = await refusalOf(tip(fan, scene, 100, 'USD'))
  count(small === undefined, `100 before a renewal: ${small}`)
  const settle = () => fan.call('settleTipTab', { params: { currency: 'USD' } })
  count((await refusalOf(settle())) !== undefined, '1.00 was charged alone')
  await fan.call('cancelSubscription', { params: { id: subscription } })
  const gone = await refusalOf(tip(fan, scene, 100, 'USD'))
  count(gone === 'tip.too-small', `100 after cancelling: ${gone ?? 'taken'}`)

  await letDaysPass(scene, fan, 40)
  await looked(scene, fan)
  count((await chargesOf(scene, fan)).length === 0, '1.00 was charged alone after 30 days')
  await letDaysPass(scene, fan, 141)
  await looked(scene, fan)
  const { tabs } = await fan.call('listTipTabs')
  count(tabs.length === 0, '1.00 waits longer than 180 days')
  count((await chargesOf(scene, fan)).length === 0, '1.00 was charged alone in the end')
  count(await mailed(scene, fan.email, /Your pending tips expired/), 'the fan was not told')
  const [creator] = await world.tables.rows<{ email: string }>(
    'select email from identity.accounts where id = $1',
    [scene.creatorId],
  )
  const isTold = await mailed(scene, creator?.email ?? '', /^A tip from .* expired$/)
  count(isTold, 'the creator was not told')
  return figure
}
