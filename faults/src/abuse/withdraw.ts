import { OrderId } from '@fanfare/contract'
import { until } from '@fanfare/ops'
import { newCreator, newFan } from '../lib/actor.ts'
import { openBrowser } from '../lib/browser.ts'
import { Figure } from '../lib/figures.ts'
import { newEmail } from '../lib/person.ts'
import { buy, publishArticle } from '../lib/shop.ts'
import type { World } from '../lib/world.ts'
import type { Attack } from './attack.ts'

const sold = { pricing: { type: 'paid', price: { amount: 999, currency: 'USD' } } } as const

/** From an address of its own each time, as whoever has many would. */
const withdraw = async ({ stack }: World, reference: string, email: string) => {
  const body = { reference, email }
  return (await openBrowser(stack).send({ method: 'POST', path: '/withdraw', body })).status
}

const mailsTo = async ({ tables }: World, email: string) =>
  tables.rows<{ text_body: string }>(
    `select text_body from platform.outgoing_mail where recipient = $1 and subject like '%withdrawal%'`,
    [email],
  )

const isReturned = async ({ tables }: World, id: string) =>
  (await tables.rows('select id from billing.refunds where order_id = $1', [id])).length > 0

/** Somebody else's purchase is returned, or somebody is mailed what the sender wrote. */
export const tryWithdrawals: Attack = async (world) => {
  const figure = new Figure('abuse.withdrawals')
  const creator = await newCreator(world)
  const victim = await newFan(world)
  const content = await publishArticle(creator, sold)
  const id = OrderId.parse(await buy(victim, { type: 'content', id: content }))
  const { receipt } = await victim.call('readReceipt', { params: { id } })
  const reference = receipt.reference ?? ''

  const seen = await creator.call('readReceipt', { params: { id } })
  figure.count(seen.receipt.reference === null ? undefined : 'the creator is shown the reference')

  const year = new Date().getUTCFullYear()
  const counted = Array.from({ length: 20 }, (_, at) => `${year}-${String(at).padStart(6, '0')}`)
  for (const named of [...counted, id, 'Win money at https://evil.test']) {
    const status = await withdraw(world, named, victim.email)
    figure.count(status === 400 ? undefined : `${named} was answered with ${status}`)
  }

  const stranger = newEmail()
  const wrong = [
    [reference, stranger],
    [reference, (await newFan(world)).email],
    ...Array.from({ length: 20 }, (_, at) => [`AAAA-AAAA-AAAA-AA${at + 10}`, victim.email]),
  ] as const
  for (const [named, email] of wrong) {
    const status = await withdraw(world, named as string, email as string)
    figure.count(status === 202 ? undefined : `a wrong one was answered with ${status}`)
  }

  // What came before it is handled by the time that the right one is.
  figure.count((await withdraw(world, reference, victim.email)) === 202 ? undefined : 'refused')
  await until('the refund', () => isReturned(world, id))
  const mails = await mailsTo(world, victim.email)
  figure.count(
    mails.length === 1 ? undefined : `the buyer got ${mails.length} mails instead of one`,
  )
  for (const [, email] of wrong.slice(0, 2)) {
    const sent = await mailsTo(world, email as string)
    figure.count(sent.length === 0 ? undefined : 'somebody else was mailed')
  }

  const caller = openBrowser(world.stack)
  const body = { reference: 'AAAA-AAAA-AAAA-AAAA', email: stranger }
  const statuses: number[] = []
  for (let count = 0; count < 11; count++) {
    statuses.push((await caller.send({ method: 'POST', path: '/withdraw', body })).status)
  }
  figure.count(statuses.at(-1) === 429 ? undefined : 'one address tries as often as it likes')
  return figure
}
