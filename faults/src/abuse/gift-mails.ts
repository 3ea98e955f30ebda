import { OrderId } from '@fanfare/contract'
import { type Actor, newCreator, newFan } from '../lib/actor.ts'
import { Figure } from '../lib/figures.ts'
import { newEmail } from '../lib/person.ts'
import { buy, publishArticle } from '../lib/shop.ts'
import type { World } from '../lib/world.ts'
import { type Attack, refusalOf } from './attack.ts'

const sold = { pricing: { type: 'paid', price: { amount: 999, currency: 'USD' } } } as const
const lure = 'You have won a phone, write to us'

const give = async (world: World, giver: Actor) => {
  const id = await publishArticle(await newCreator(world), sold)
  return OrderId.parse(await buy(giver, { type: 'gift', id }))
}

/** A stranger is mailed by us what the sender wrote, or again and again. */
export const tryGiftMails: Attack = async (world) => {
  const figure = new Figure('abuse.gift-mails')
  const giver = await newFan(world)
  const params = { id: await give(world, giver) }
  const write = (message: string) => giver.call('writeGiftMessage', { params, body: { message } })
  for (const message of ['https://evil.test', 'see www.evil.test', 'evil.com']) {
    const refusal = await refusalOf(write(message))
    figure.count(refusal ? undefined : `a message with a link was taken: ${message}`)
  }
  await write(lure)
  await world.tables.rows('update profiles.profiles set display_name = $2 where account_id = $1', [
    giver.id,
    lure,
  ])
  const mail = (email: string) => refusalOf(giver.call('mailGift', { params, body: { email } }))
  const stranger = newEmail()
  const first = await mail(stranger)
  const sent = await world.tables.rows<{ words: string }>(
    'select subject || text_body || html_body as words from platform.outgoing_mail where recipient = $1',
    [stranger],
  )
  figure.count(first === undefined && sent.length === 1 ? undefined : 'a paid gift is not mailed')
  for (const words of [lure, giver.username, 'Weather']) {
    const isTold = sent.some((one) => one.words.includes(words))
    figure.count(isTold ? `a stranger was mailed “${words}”` : undefined)
  }
  const more = [await mail(newEmail()), await mail(newEmail()), await mail(newEmail())]
  figure.count(more.at(-1) === 'request.too-many' ? undefined : 'one gift mails whom it likes')

  const receiver = newEmail()
  const answers: (string | undefined)[] = []
  for (let count = 0; count < 4; count++) {
    const other = await newFan(world)
    const id = await give(world, other)
    answers.push(
      await refusalOf(other.call('mailGift', { params: { id }, body: { email: receiver } })),
    )
  }
  figure.count(answers.at(-1) === 'request.too-many' ? undefined : 'an address is mailed for ever')
  return figure
}
