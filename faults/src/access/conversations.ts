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
