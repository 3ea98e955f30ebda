import { Figure } from '../lib/figures.ts'
import { sideBySide } from '../lib/side-by-side.ts'
import { auditOrders } from './audit.ts'
import { newWishes, type Wish } from './buyers.ts'
import { confirms, quote } from './checkout.ts'
import { settled } from './settle.ts'
import type { World } from './world.ts'

const copies = 20

/** Someone's finger, network and browser at their worst: one yes, twenty times at once. */
const sayTwentyTimes = async (wish: Wish, figure: Figure): Promise<string> => {
  const orderId = await quote(wish)
  const sent = confirms(orderId, 'pm_card_visa')
  const answers = await Promise.all(
    Array.from({ length: copies }, () => wish.buyer.browser.send(sent)),
  )
  const others = answers.map(({ status }) => status).filter((status) => status !== 202)
  figure.count(others.length === 0 ? undefined : `${orderId} was answered ${others.join(', ')}`)
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
