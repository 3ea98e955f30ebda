import { randomUUID } from 'node:crypto'
import type { Tables } from '../lib/tables.ts'

/** Told to this person, and neither seen nor read; of a kind that they can turn off. */
export const makeNotification = async (tables: Tables, accountId: string) => {
  const id = randomUUID()
  await tables.rows(
    `insert into notifications.notices
       (id, account_id, kind, tab, group_key, began_at, at)
     values ($1, $2, 'follow', 'follows', $3, now(), now())`,
    [id, accountId, `follow:${id}`],
  )
  return id
}

/** A browser of theirs that gets pushes, though its session is not the one they call from. */
export const makePushDevice = async (tables: Tables, accountId: string) => {
  const id = randomUUID()
  await tables.rows(
    `insert into notifications.push_devices
       (id, account_id, session_id, endpoint, p256dh, auth, created_at, checked_at)
     values ($1, $2, $1, $3, '', '', now(), now())`,
    [id, accountId, `https://fcm.googleapis.com/fcm/send/${id}`],
  )
  return id
}
