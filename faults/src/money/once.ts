import { untilKnown } from '../lib/client.ts'
import { Figure } from '../lib/figures.ts'
import { sideBySide } from '../lib/side-by-side.ts'
import { auditOrders } from './audit.ts'
import { newWishes, type Wish } from './buyers.ts'
import { confirm, quote } from './checkout.ts'
import { settled } from './settle.ts'
import type { World } from './world.ts'

const copies = 20

/** Someone's finger, network and browser at their worst: one yes, twenty times at once. */
const sayTwentyTimes = async (wish: Wish, figure: Figure): Promise<string> => {
  const orderId = await quote(wish)
  const answers = await Promise.allSettled(
    Array.from({ length: copies }, () => untilKnown(() => confirm(wish, orderId, 'pm_card_visa'))),
  )
  const refused = answers.flatMap((one) => (one.status === 'rejected' ? [`${one.reason}`] : []))
  figure.count(refused.length === 0 ? undefined : `${orderId} was answered ${refused.join(', ')}`)
  return orderId
}

export const tryOnce = async (world: World, checkouts: number): Promise<Figure[]> => {
  const answered = new Figure('money.twenty-answers')
  const charged = new Figure('money.one-charge')
  const wishes = await newWishes(world, checkouts)
  const orders = await sideBySide(4, wishes, (wish) => sayTwentyTimes(wish, answered))
  await settled(world)
  await auditOrders(world, charged, new Map(orders.map((id) => [id, 'paid'])))
  return [answered, charged]
}
