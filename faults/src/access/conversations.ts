import { randomUUID } from 'node:crypto'
import type { Person } from '../lib/person.ts'
import type { Tables } from '../lib/tables.ts'
import { makeCreator } from './offers.ts'
import type { World } from './world.ts'

/** They have read the one message that there is. */
const putMembers = (tables: Tables, id: string, isGroup: boolean, members: readonly string[]) =>
  tables.rows(
    `insert into messaging.members
       (conversation_id, account_id, is_group, folder, is_accepted, joined_at, listed_at, read_seq)
     select $1, member, $2, 'inbox', true, now(), now(), 1 from unnest($3::uuid[]) as member`,
    [id, isGroup, members],
  )

/** One message of its first person, and its id. */
const putMessage = async (tables: Tables, id: string, senderId: string) => {
  const messageId = randomUUID()
  await tables.rows(
    `insert into messaging.messages (conversation_id, seq, id, sender_id, client_id, text, sent_at)
     values ($1, 1, $2, $3, $2, 'See you on Sunday', now())`,
    [id, messageId, senderId],
  )
  return messageId
}

/** Of two who have answered each other; the first has written. */
export const makeDirect = async (tables: Tables, one: string, other: string) => {
  const id = randomUUID()
  await tables.rows(
    `insert into messaging.conversations
       (id, kind, first_id, second_id, member_count, last_seq, last_at, created_at)
     values ($1, 'direct', least($2::uuid, $3::uuid), greatest($2::uuid, $3::uuid), 2, 1, now(), now())`,
    [id, one, other],
  )
  await putMembers(tables, id, false, [one, other])
  return { id, messageId: await putMessage(tables, id, one) }
}

export const makeConversation = async (world: World, { id }: Person) =>
  (await makeDirect(world.tables, id, await makeCreator(world))).id

export const makeMessage = async (world: World, { id }: Person) =>
  (await makeDirect(world.tables, id, await makeCreator(world))).messageId

export const makeReceivedMessage = async (world: World, { id }: Person) =>
  (await makeDirect(world.tables, await makeCreator(world), id)).messageId

export const makeGroup = async (world: World, { id: ownerId }: Person) => {
  const id = randomUUID()
  await world.tables.rows(
    `insert into messaging.conversations
       (id, kind, name, owner_id, member_count, last_seq, last_at, created_at)
     values ($1, 'group', 'Skies', $2, 2, 1, now(), now())`,
    [id, ownerId],
  )
  await putMembers(world.tables, id, true, [ownerId, await makeCreator(world)])
  await putMessage(world.tables, id, ownerId)
  return id
}

/** Somebody who has answered this person. */
export const makeContact = async (world: World, { id }: Person) => {
  const contactId = await makeCreator(world)
  await makeDirect(world.tables, id, contactId)
  return contactId
}

/** A text that this creator keeps, to answer with. */
export const makeSavedReply = async ({ tables }: World, { id: ownerId }: Person) => {
  const id = randomUUID()
  await tables.rows(
    `insert into messaging.saved_replies (id, account_id, name, text, created_at)
     values ($1, $2, 'Commissions', 'Open again in May', now())`,
    [id, ownerId],
  )
  return id
}

/** Of this creator, waiting until tomorrow. */
export const makeBroadcast = async ({ tables }: World, { id: ownerId }: Person) => {
  const id = randomUUID()
  await tables.rows(
    `insert into messaging.channels (id, creator_id, last_at, created_at)
     values ($1, $2, now(), now()) on conflict do nothing`,
    [randomUUID(), ownerId],
  )
  await tables.rows(
    `insert into messaging.broadcasts (id, channel_id, creator_id, text, send_at, created_at)
     select $1, id, creator_id, 'New prints', now() + interval '1 day', now()
     from messaging.channels where creator_id = $2`,
    [id, ownerId],
  )
  return id
}
