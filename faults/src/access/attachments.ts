import { makeAsset } from '../lib/contents.ts'
import type { Person } from '../lib/person.ts'
import { makeDirect } from './conversations.ts'
import { makeCreator } from './offers.ts'
import type { World } from './world.ts'

/** Of this person to somebody who has answered them, with one picture that is ready. */
export const makeAttachedMessage = async (world: World, { id: ownerId }: Person) => {
  const { tables } = world
  const { id, messageId } = await makeDirect(tables, ownerId, await makeCreator(world))
  await tables.rows(
    `insert into messaging.attachments (conversation_id, seq, position, asset_id, kind)
     values ($1, 1, 0, $2, 'image')`,
    [id, await makeAsset(tables, ownerId, 'message-image')],
  )
  await tables.rows(
    `update messaging.messages set attached = '{image}' where conversation_id = $1 and seq = 1`,
    [id],
  )
  return messageId
}

const pictureOf = async ({ tables }: World, { id: ownerId }: Person, messageId?: string) => {
  const [row] = await tables.rows<{ asset_id: string }>(
    `select asset_id from messaging.attachments join messaging.messages using (conversation_id, seq)
     where id = $1 and sender_id = $2`,
    [messageId, ownerId],
  )
  return row?.asset_id
}

/** The picture of that message where it is theirs, and of a message of theirs where it is not. */
export const readAttachment = async (world: World, owner: Person, messageId?: string) => {
  const found =
    (await pictureOf(world, owner, messageId)) ??
    (await pictureOf(world, owner, await makeAttachedMessage(world, owner)))
  if (!found) throw new Error('an attached message has no picture')
  return found
}
