import { type ConversationId, type MessageId, money, OrderId } from '@fanfare/contract'
import { describe, expect, it } from 'vitest'
import { refuses } from '../../../../test/browser.ts'
import { person } from '../../../../test/person.ts'
import { runDue } from '../../../platform/events/due.ts'
import type { Exchange } from '../../../platform/http/handler.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import {
  grantAccess,
  messageResource,
  purchaseSource,
  revokeGrant,
} from '../../entitlements/index.ts'
import { messagingDue } from '../../messaging/index.ts'
import { file, imageUpload, makeReady, openFile } from '../../messaging/test/files.ts'
import {
  accept,
  ask,
  block,
  contactsOf,
  history,
  idOf,
  listed,
  open,
  openGroup,
  send,
} from '../../messaging/test/talk.ts'
import { suspendPerson } from '../../profiles/index.ts'
import { billingRoutes } from '../index.ts'
import { claimsOf } from '../test/claims.ts'
import { openShopForTests } from '../test/shop.ts'

const shop = await openShopForTests()
const { world, creator } = shop
await world.platform.storage.prepare()
const claims = claimsOf(shop)
const price = money(500, 'USD')
const week = 7 * 86_400_000

const quote = (by: SignedInScope, id: MessageId) => {
  const body = { type: 'attachments' as const, id }
  return billingRoutes.createQuote(
    by,
    { params: undefined, query: undefined, body },
    {} as Exchange,
  )
}

/** A message of the creator with a picture that is for sale and ready, in a conversation with a new fan. */
const offer = async (by = creator) => {
  const fan = await shop.fan()
  const id = await open(fan, by)
  await accept(by, id)
  return { fan, id, ...(await sendForSale(by, id)) }
}

const sendForSale = async (by: SignedInScope, id: ConversationId) => {
  const attachments = [file(await imageUpload(by))]
  const message = await send(by, id, 'New prints', { attachments, price })
  const picture = message.attachments[0]?.id ?? ''
  await makeReady(world, [picture])
  return { message, picture }
}

const buy = async (fan: SignedInScope, id: MessageId) => {
  const { order } = await quote(fan, id)
  await shop.confirm(fan, order.id)
  await shop.reaches(order.id, 'paid')
  return OrderId.parse(order.id)
}

const sold = async () => {
  const offered = await offer()
  return { ...offered, orderId: await buy(offered.fan, offered.message.id) }
}

const bought = async (by: SignedInScope) =>
  (await ask(by, 'listBoughtAttachments', { query: { limit: 20 } })).bought

describe('what is attached and sold', () => {
  it('is locked for everyone but its sender, and says what it is and no more', async () => {
    const { fan, id, message, picture } = await offer()
    expect(message).toMatchObject({ price, isLocked: false, abilities: { buy: false } })
    const [read] = await history(fan, id)
    expect(read).toMatchObject({
      content: 'New prints',
      type: 'image',
      price,
      isLocked: true,
      abilities: { buy: true, edit: false },
      attachments: [{ kind: 'image', name: '', preview: null, width: 64, waveform: [] }],
    })
    await refuses(openFile(fan, message.id, picture), 'attachment.locked')
    await openFile(creator, message.id, picture)
    await refuses(openFile(await person(world, true), message.id, picture), 'message.not-found')
  })

  it('is pushed as a number: whoever has bought it reads more of it', async () => {
    const { id } = await offer()
    const told: unknown[] = []
    const note = async (topic: string, said: unknown) => void told.push({ topic, said })
    const by = { ...creator, push: { ...creator.push, send: note } }
    const { message } = await sendForSale(by, id)
    const topic = `conversation:${id}`
    const said = { type: 'last_message', conversationId: id, seq: message.seq }
    expect(told).toEqual([{ topic, said }])
    told.length = 0
    await ask(by, 'editMessage', { params: { id: message.id }, body: { content: 'Newer prints' } })
    expect(told).toEqual([{ topic, said: { type: 'changed', topic, what: 'messages' } }])
  })

  it('is a creator’s to sell, and costs what a post may cost', async () => {
    const { fan, id } = await offer()
    const attachments = [file(await imageUpload(fan))]
    await refuses(send(fan, id, '', { attachments, price }), 'message.cannot-sell')
  })

  it('is bought once by whoever may read it, and then opens', async () => {
    const { fan, id, message, picture } = await offer()
    await refuses(quote(creator, message.id), 'checkout.own-content')
    await refuses(quote(await shop.fan(), message.id), 'message.not-found')
    const orderId = await buy(fan, message.id)
    expect(await shop.charged(orderId)).toBe(1)
    expect((await shop.read(fan, orderId)).order.item).toMatchObject({
      type: 'attachments',
      id: message.id,
      title: 'Photo in a message',
      conversationId: id,
    })
    await openFile(fan, message.id, picture)
    const [read] = await history(fan, id)
    expect(read).toMatchObject({ isLocked: false, abilities: { buy: false } })
    expect(read?.attachments).toMatchObject([{ name: 'sky.jpg' }])
    await refuses(quote(fan, message.id), 'checkout.owned')
    expect(await shop.subjectsTo(fan)).toContain('Your receipt: Photo in a message')
    expect(await shop.subjectsTo(creator)).toContain('You sold “Photo in a message”')
  })

  it('is not sold before it is made, nor when nothing of it could be', async () => {
    const { fan, id } = await offer()
    const attachments = [file(await imageUpload(creator))]
    const { id: messageId } = await send(creator, id, '', { attachments, price })
    const [read] = await history(fan, id)
    expect(read).toMatchObject({ isLocked: true, abilities: { buy: false } })
    await refuses(quote(fan, messageId), 'checkout.not-for-sale')
    await refuses(quote(fan, (await send(creator, id, 'Hi')).id), 'checkout.not-for-sale')
  })

  it('is not confirmed once the message is gone', async () => {
    const { fan, message } = await offer()
    const { order } = await quote(fan, message.id)
    await ask(creator, 'deleteMessage', { params: { id: message.id } })
    await refuses(shop.confirm(fan, order.id), 'message.not-found')
    await refuses(quote(fan, message.id), 'message.not-found')
  })

  it('is each member’s to buy in a group', async () => {
    const contacts = await contactsOf(world, creator, 2)
    const [one, two] = contacts as [SignedInScope, SignedInScope]
    const id = await openGroup(creator, [one, two])
    const { message, picture } = await sendForSale(creator, id)
    const resource = messageResource(message.id)
    const grant = { accountId: idOf(one), resource, source: purchaseSource, sourceId: 'an order' }
    await shop.system.transact((tx) => grantAccess(tx, grant, world.clock.now()))
    await openFile(one, message.id, picture)
    await refuses(openFile(two, message.id, picture), 'attachment.locked')
  })
})

describe('after it was bought', () => {
  it('deleting the message leaves it to its buyer, for good', async () => {
    const { fan, id, message, picture } = await sold()
    await ask(creator, 'deleteMessage', { params: { id: message.id } })
    expect(await history(fan, id)).toEqual([])
    expect((await listed(fan))[0]?.lastMessage).toBeNull()
    world.clock.advance(week + 1000)
    await runDue(shop.system, messagingDue)
    await openFile(fan, message.id, picture)
    expect(await bought(fan)).toMatchObject([
      { messageId: message.id, conversationId: id, attachments: [{ id: picture, kind: 'image' }] },
    ])
    await refuses(openFile(creator, message.id, picture), 'message.not-found')
  })

  it('neither leaving nor a block nor an edit takes it away', async () => {
    const { fan, id, message, picture } = await sold()
    await ask(creator, 'editMessage', { params: { id: message.id }, body: { content: '' } })
    await openFile(fan, message.id, picture)
    await ask(fan, 'deleteConversation', { params: { id } })
    await openFile(fan, message.id, picture)
    await block(creator, fan)
    await openFile(fan, message.id, picture)
    const [one] = await bought(fan)
    expect(one).toMatchObject({ messageId: message.id, sender: null })
  })

  it('a suspended seller’s is not given, as nothing of theirs is', async () => {
    const seller = await person(world, true)
    const { fan, message, picture } = await offer(seller)
    await buy(fan, message.id)
    await openFile(fan, message.id, picture)
    await shop.system.transact((tx) => suspendPerson(tx, idOf(seller), world.clock.now()))
    await refuses(openFile(fan, message.id, picture), 'message.not-found')
    expect(await bought(fan)).toEqual([])
  })

  it('it goes back by the rule while nothing of it was opened, and is locked again', async () => {
    const { fan, message, picture, orderId } = await sold()
    expect(await claims.ask(fan, orderId)).toMatchObject({ state: 'sending', selfServe: true })
    await refuses(openFile(fan, message.id, picture), 'attachment.locked')
    await claims.refundReaches(orderId, 'done')
    expect(await bought(fan)).toEqual([])
    await buy(fan, message.id)
    await openFile(fan, message.id, picture)
  })

  it('shows nothing of itself before it is opened: that is how it can go back', async () => {
    const { fan, id, message, picture } = await sold()
    const previewsOf = async () => {
      const [[read], [one]] = [await history(fan, id), await bought(fan)]
      return [read, one].map((shown) => shown?.attachments[0]?.preview ?? null)
    }
    expect(await previewsOf()).toEqual([null, null])
    await openFile(fan, message.id, picture)
    expect(await previewsOf()).toEqual([expect.any(String), expect.any(String)])
  })

  it('is opened or goes back, whatever is asked at once', async () => {
    for (let round = 0; round < 5; round++) {
      const { fan, message, picture, orderId } = await sold()
      const [opened, refund] = await Promise.allSettled([
        openFile(fan, message.id, picture),
        claims.ask(fan, orderId),
      ])
      const wasOpened = opened.status === 'fulfilled'
      expect(refund).toMatchObject({ value: { state: wasOpened ? 'requested' : 'sending' } })
    }
  })

  it('whoever has opened it asks its seller', async () => {
    const { fan, message, picture, orderId } = await sold()
    await openFile(fan, message.id, picture)
    expect(await claims.ask(fan, orderId)).toMatchObject({ state: 'requested' })
  })
})

describe('what is left of a deleted message', () => {
  const isRemoved = async (picture: string) => {
    const rows = shop.system.db.q.selectFrom('media.assets').select('removed_at')
    return (await rows.where('id', '=', picture).executeTakeFirstOrThrow()).removed_at !== null
  }
  const wait = async (ms: number) => {
    world.clock.advance(ms)
    await runDue(shop.system, messagingDue)
  }

  it('goes after a week when nobody has bought it', async () => {
    const { message, picture } = await offer()
    await ask(creator, 'deleteMessage', { params: { id: message.id } })
    await wait(0)
    expect(await isRemoved(picture), 'a payment may be on its way').toBe(false)
    await wait(week + 1000)
    expect(await isRemoved(picture)).toBe(true)
  })

  it('waits for a bank that may give it back to its buyer, and goes when none can', async () => {
    const { fan, message, picture } = await sold()
    const resource = messageResource(message.id)
    await ask(creator, 'deleteMessage', { params: { id: message.id } })
    await shop.system.transact((tx) =>
      revokeGrant(tx, { accountId: idOf(fan), resource }, world.clock.now()),
    )
    await wait(week + 1000)
    expect(await isRemoved(picture), 'disputes take longer than a week').toBe(false)
    await wait(15 * week)
    expect(await isRemoved(picture), 'and it is looked at again').toBe(false)
    await wait(5 * week)
    expect(await isRemoved(picture)).toBe(true)
  })
})

it('a creator’s earnings sum each message by itself', async () => {
  const seller = await person(world, true)
  for (let sale = 0; sale < 2; sale++) {
    const { fan, message } = await offer(seller)
    await buy(fan, message.id)
  }
  await shop.react()
  const asked = { params: undefined, body: undefined, query: { period: '30d' as const } }
  const { contents } = await billingRoutes.readEarnings(seller, asked, {} as Exchange)
  expect(contents.map(({ id, title, sales }) => [id, title, sales])).toEqual([
    [null, 'Photo in a message', 1],
    [null, 'Photo in a message', 1],
  ])
})
