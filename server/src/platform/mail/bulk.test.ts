import { createServer, type Server } from 'node:net'
import type { AccountId } from '@fanfare/contract'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openWorld, type World } from '../../../test/harness.ts'
import { runReactor } from '../events/reactor.ts'
import type { IsMailWanted } from './category.ts'
import { queueMail, queueMails } from './queue.ts'
import { sendBulkMail, sendMail } from './send.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const everything: IsMailWanted = async () => true
const words = { paragraphs: ['Hello'], reason: 'You asked for it.' }

/** Takes a connection and never says a word, or speaks just enough SMTP and keeps what it is told. */
const smtpServer = async (speaks: boolean) => {
  const heard: string[] = []
  const server: Server = createServer((socket) => {
    socket.on('error', () => {})
    if (!speaks) return
    socket.write('220 here\r\n')
    let inData = false
    socket.on('data', (bytes) => {
      const text = String(bytes)
      heard.push(text)
      if (inData) {
        if (!text.endsWith('\r\n.\r\n')) return
        inData = false
        socket.write('250 taken\r\n')
        return
      }
      inData = text.toUpperCase().startsWith('DATA')
      socket.write(inData ? '354 go on\r\n' : '250 fine\r\n')
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as { port: number }
  return { server, heard, url: `smtp://127.0.0.1:${port}` }
}

const sentAt = async (recipient: string) => {
  const row = await world
    .scope()
    .db.q.selectFrom('platform.outgoing_mail')
    .select('sent_at')
    .where('recipient', '=', recipient)
    .executeTakeFirstOrThrow()
  return row.sent_at
}

it('of which very many wait for a server that hangs holds up nothing else', async () => {
  const scope = world.scope({ kind: 'system' })
  const { server, url } = await smtpServer(false)
  await scope.transact(async (tx) => {
    await sql`insert into platform.outgoing_mail
        (id, recipient, category, subject, text_body, html_body, due_at, created_at, is_bulk)
      select gen_random_uuid(), 'many' || n || '@example.test', 'newPosts', 'New', 'x', 'x',
        ${scope.now()}, ${scope.now()}, true
      from generate_series(1, 10000) n`.execute(tx.q)
  })
  const config = { ...world.platform.config, SMTP_BULK_URL: url }
  const stop = new AbortController()
  const tasks = [sendBulkMail(config, everything), sendMail(config, everything)]
  const running = runReactor(scope, [], tasks, stop.signal)
  const connections = () => new Promise((count) => server.getConnections((_, n) => count(n)))
  await vi.waitFor(async () => expect(await connections()).toBe(5), { timeout: 5_000 })
  const mail = { category: 'security', subject: 'Your password was changed', ...words } as const
  await scope.transact((tx) => queueMail(tx, 'waits-for-it@example.test', mail, scope.now()))
  await vi.waitFor(async () => expect(await sentAt('waits-for-it@example.test')).not.toBeNull(), {
    timeout: 3_000,
  })
  expect(await sentAt('many1@example.test')).toBeNull()
  stop.abort()
  const { rows } = await scope.transact((tx) =>
    sql<{ 'QUERY PLAN': string }>`
      explain select id from platform.outgoing_mail where due_at <= ${scope.now()} and not is_bulk
      order by due_at limit 5`.execute(tx.q),
  )
  expect(rows.map((line) => line['QUERY PLAN']).join()).toContain('outgoing_mail_due_single')
  // No further batch is begun, and nobody listens: what is left of this one ends at once.
  await scope.transact((tx) =>
    sql`update platform.outgoing_mail set due_at = null where is_bulk`.execute(tx.q),
  )
  server.close()
  await running
}, 90_000)

it('says by itself how to end it, as other mails do about which a setting decides', async () => {
  const scope = world.scope({ kind: 'system' })
  const { server, url, heard } = await smtpServer(true)
  const to = (email: string) => ({ id: uuid() as AccountId, email })
  await scope.transact((tx) =>
    queueMails(
      tx,
      [
        {
          to: to('bulk@example.test'),
          mail: { category: 'newPosts', subject: 'A', ...words },
          isBulk: true,
        },
        {
          to: to('single@example.test'),
          mail: { category: 'paymentUpdates', subject: 'B', ...words },
        },
        { to: to('receipt@example.test'), mail: { category: 'receipt', subject: 'C', ...words } },
      ],
      scope,
    ),
  )
  const config = { ...world.platform.config, SMTP_URL: url }
  await sendBulkMail(config, everything).run(scope)
  await sendMail(config, everything).run(scope)
  const mails = heard.filter((text) => text.includes('Message-ID'))
  const said = (recipient: string) =>
    (mails.find((text) => text.includes(`To: ${recipient}`)) ?? '').replace(/\r\n\s+/g, ' ')
  for (const [recipient, list] of [
    ['bulk@example.test', 'newPosts'],
    ['single@example.test', 'paymentUpdates'],
  ] as const) {
    const address = `${config.PUBLIC_ORIGIN}/api/notifications/unsubscribe?token=${list}.`
    expect(said(recipient)).toContain(`List-Unsubscribe: <${address}`)
    expect(said(recipient)).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  }
  expect(said('receipt@example.test')).toContain('Subject: C')
  expect(said('receipt@example.test')).not.toContain('List-Unsubscribe')
  server.close()
})
