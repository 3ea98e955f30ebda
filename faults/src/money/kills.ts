import { setTimeout as sleep } from 'node:timers/promises'
import { until } from '@fanfare/ops'
import { Figure } from '../lib/figures.ts'
import { deadForMs } from '../lib/patience.ts'
import { auditOrders } from './audit.ts'
import { newWishes, type Wish } from './buyers.ts'
import { buy } from './checkout.ts'
import { confirming, settled } from './settle.ts'
import type { World } from './world.ts'

const targets = ['postgres', 'worker', 'restate'] as const
type Target = (typeof targets)[number]

const cards = { good: 'pm_card_visa', bad: 'pm_card_visa_chargeDeclined' } as const
const endOf = { [cards.good]: 'paid', [cards.bad]: 'failed' } as const

const buyersEach = 6
/** Kills that came a moment too late are repeated, but not for ever. */
const wasteful = 10

/** kill -9 while cards are being charged, and up again a moment later. Answers whether any was. */
const strike = async (world: World, target: Target): Promise<boolean> => {
  const { stack, random } = world
  const atWork = async () => (await confirming(world)) > 0
  await until(target, atWork, { timeoutMs: 30_000, everyMs: 5 }).catch(() => {})
  await sleep(random(0, 120))
  const caught = await atWork()
  await stack.kill(target)
  await sleep(deadForMs(random))
  await (target === 'worker' ? stack.startProcess(target) : stack.startService(target))
  return caught
}

/** One in four has no money, which must not become a purchase either. */
const cardOf = ({ random }: World) => (random(0, 4) === 0 ? cards.bad : cards.good)

export const tryKills = async (world: World, kills: number): Promise<Figure[]> => {
  const purchases = new Figure('money.killed-checkouts')
  const caught = new Figure('money.kills')
  const wanted = new Map<string, string>()
  const buyNext = async (wish: Wish) => {
    const card = cardOf(world)
    wanted.set(await buy(wish, card), endOf[card])
  }
  const wishes = await newWishes(world, kills * buyersEach)
  let hits = 0
  for (let round = 0; hits < kills && round < kills * wasteful; round++) {
    const target = targets[hits % targets.length] ?? 'worker'
    if (wishes.length === 0) wishes.push(...(await newWishes(world, buyersEach)))
    const buying = Promise.allSettled(wishes.splice(0, buyersEach).map(buyNext))
    if (await strike(world, target)) {
      hits += 1
      caught.count(undefined)
    }
    for (const one of await buying) {
      if (one.status === 'rejected') purchases.count(`${one.reason}`)
    }
  }
  for (let missing = hits; missing < kills; missing++) caught.count('no kill caught it at work')
  await settled(world)
  await auditOrders(world, purchases, wanted)
  return [purchases, caught]
}
