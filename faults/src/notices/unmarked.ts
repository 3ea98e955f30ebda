import type { World } from './world.ts'

/** A message to one browser: a push service replaces what has the same topic. */
export const pushKey = (subscription: string, topic: string | null) => `${subscription} ${topic}`

/** Mails that a task has taken, or will try again, and that are not marked as sent. */
export const readUnmarkedMails = async ({ tables, stack }: World) => {
  const rows = await tables.rows<{ id: string }>(
    'select id from platform.outgoing_mail where is_bulk and sent_at is null and due_at > now()',
  )
  const { hostname } = new URL(stack.origin)
  return new Set(rows.map(({ id }) => `<${id}@${hostname}>`))
}

/** The same of pushes. */
export const readUnmarkedPushes = async ({ tables, stack }: World) => {
  const rows = await tables.rows<{ endpoint: string; notice_id: string }>(
    `select d.endpoint, p.notice_id from notifications.pushes p
     join notifications.push_devices d on d.id = p.device_id
     where p.sent_at is null and p.due_at > now() and p.due_at <> p.first_due_at`,
  )
  const prefix = `${stack.env.PUSH_DEV_ORIGIN}/push/`
  return new Set(
    rows.map(({ endpoint, notice_id }) =>
      pushKey(endpoint.slice(prefix.length), notice_id.replaceAll('-', '')),
    ),
  )
}
