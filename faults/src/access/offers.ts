import { randomUUID } from 'node:crypto'
import { must, type Person, register } from '../lib/person.ts'
import type { Tables } from '../lib/tables.ts'
import { makeOrder } from './sales.ts'
import type { World } from './world.ts'

export const makePromotion = async (tables: Tables, creatorId: string) => {
  const id = randomUUID()
  await tables.rows(
    `insert into billing.promotions (id, creator_id, code, percent, starts_at, created_at)
     values ($1, $2, $3, 20, now(), now())`,
    [id, creatorId, `SUMMER-${id.slice(0, 8)}`.toUpperCase()],
  )
  return id
}

/** Paid for, and nobody has claimed it. */
export const makeGift = async (tables: Tables, giverId: string) => {
  const id = await makeOrder(tables, giverId)
  await tables.rows(
    "update billing.orders set kind = 'gift', state = 'paid', paid_at = now() where id = $1",
    [id],
  )
  await tables.rows(
    'insert into billing.gifts (order_id, giver_id, paid_at) values ($1, $2, now())',
    [id, giverId],
  )
  return id
}

/** The token is kept nowhere, so its giver is asked for it. */
export const makeGiftLink = async ({ tables }: World, giver: Person) => {
  const id = await makeGift(tables, giver.id)
  const { body } = await must(giver.browser, { method: 'GET', path: `/gifts/${id}` })
  const { link } = (body as { gift: { link: string } }).gift
  return link.split('/').at(-1) ?? ''
}

export const makeCreator = async ({ site }: World) => (await register(site, true)).id

export const makeFollowed = async (world: World, fan: Person) => {
  const id = await makeCreator(world)
  await must(fan.browser, { method: 'POST', path: `/social/users/${id}/follow` })
  return id
}

export const makePack = async (world: World, owner: Person) => {
  const id = randomUUID()
  await world.tables.rows(
    `insert into social.packs (id, owner_id, title, description, created_at, updated_at)
     values ($1, $2, 'Weather', '', now(), now())`,
    [id, owner.id],
  )
  await world.tables.rows(
    'insert into social.pack_creators (pack_id, creator_id, position) values ($1, $2, 1)',
    [id, await makeCreator(world)],
  )
  return id
}

export const makeTip = async (tables: Tables, fanId: string) => {
  const id = randomUUID()
  await tables.rows(
    `insert into billing.tips (id, account_id, creator_id, currency, amount, given_at)
     values ($1, $2, $3, 'USD', 300, now())`,
    [id, fanId, randomUUID()],
  )
  await tables.rows(
    `insert into billing.tip_tabs (id, account_id, currency, due_at)
     values ($1, $2, 'USD', now() + interval '30 days') on conflict do nothing`,
    [randomUUID(), fanId],
  )
  return id
}
