import { createServer, type Server } from 'node:net'
import { type AccountId, EmailList } from '@fanfare/contract'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openWorld, type World } from '../../../test/harness.ts'
import { openTransactions } from '../../../test/open-transactions.ts'
import { runDue } from '../events/due.ts'
import { createLog } from '../telemetry/log.ts'
import type { IsMailWanted, MailCategory } from './category.ts'
import { composeMail } from './compose.ts'
import { claimMails } from './outbox.ts'
import { queueMail, queueMails } from './queue.ts'
import { forgetOldMail, sendMail } from './send.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const content = {
  category: 'security',
  subject: 'A link',
  heading: 'Here is your link',
  paragraphs: ['From <b>us</b>.'],
  action: { label: 'Open it', url: 'https://fanfare.test/?token=secret-token' },
  reason: 'You asked for it.',
} as const

const lists = EmailList.options

/** As somebody who has turned these off. */
const without =
  (...off: EmailList[]): IsMailWanted =>
  async (_db, _account, list) =>
    !off.includes(list)

const queue = (to: string) => {
  const scope = world.scope({ kind: 'system' })
  return scope.transact((tx) => queueMail(tx, to, content, scope.now()))
}
const row = (to: string) =>
  world
    .scope()
    .db.q.selectFrom('platform.outgoing_mail')
    .selectAll()
    .where('recipient', '=', to)
    .executeTakeFirstOrThrow()

interface Answers {
  readonly server: Server
  readonly url: string
}

/** Speaks just enough SMTP: the greeting when it is asked for, and this to every recipient. */
const smtpServer = async (answer: string, greeting: Promise<void>): Promise<Answers> => {
  const server = createServer((socket) => {
    void greeting.then(() => socket.write('220 here\r\n'))
    socket.on('data', (line) => {
      const isRecipient = String(line).toUpperCase().startsWith('RCPT')
      socket.write(isRecipient ? `${answer}\r\n` : '250 fine\r\n')
    })
    socket.on('error', () => {})
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as { port: number }
  return { server, url: `smtp://127.0.0.1:${port}` }
}

const collectLog = () => {
  const lines: string[] = []
  const write = (line: string) => void lines.push(line)
  return { lines, log: createLog('test', 'debug', { write }) }
}

describe('a mail', () => {
  it('is written as text and as HTML that escapes what it was given', () => {
    const { text, html } = composeMail(content, null)
    expect(text).toContain('https://fanfare.test/?token=secret-token')
    expect(html).toContain('From &#60;b&#62;us&#60;/b&#62;.')
    expect(html).not.toContain('<b>us')
  })

  it('leaves, and its body is forgotten', async () => {
    await queue('arrives@example.test')
    const task = sendMail(world.platform.config, without())
    expect(await task.run(world.scope({ kind: 'system' }))).toBe(1)
    expect(await row('arrives@example.test')).toMatchObject({
      sent_at: world.clock.now(),
      due_at: null,
      html_body: '',
      text_body: '',
    })
    expect(await task.run(world.scope({ kind: 'system' }))).toBe(0)
  })

  it('waits for a server that is away, however long', async () => {
    await queue('later@example.test')
    const scope = world.scope({ kind: 'system' })
    const away = sendMail({ ...world.platform.config, SMTP_URL: 'smtp://127.0.0.1:9' }, without())
    for (let tries = 0; tries < 20; tries++) {
      expect(await away.run(scope)).toBe(1)
      world.clock.advance(3_600_000)
    }
    expect(await sendMail(world.platform.config, without()).run(scope)).toBe(1)
    expect((await row('later@example.test')).sent_at).not.toBeNull()
  })

  it('is given up only when the receiver says no, and nothing repeats who it was for', async () => {
    await queue('nobody@example.test')
    const refusal = '550 nobody@example.test is nobody here'
    const { server, url } = await smtpServer(refusal, Promise.resolve())
    const task = sendMail({ ...world.platform.config, SMTP_URL: url }, without())
    const { lines, log } = collectLog()
    expect(await task.run({ ...world.scope({ kind: 'system' }), log })).toBe(1)
    const { due_at, sent_at, error } = await row('nobody@example.test')
    expect({ due_at, sent_at }).toEqual({ due_at: null, sent_at: null })
    expect(error).toBe('EENVELOPE 550')
    expect(lines.join()).toContain('EENVELOPE 550')
    expect(lines.join()).not.toContain('nobody@example')
    server.close()
  })

  it('waits for its server without a transaction, and is taken once meanwhile', async () => {
    const several = Array.from({ length: 7 }, (_, index) => `hangs${index}@example.test`)
    for (const to of several) await queue(to)
    const greeting = Promise.withResolvers<void>()
    const { server, url } = await smtpServer('451 not now', greeting.promise)
    const scope = world.scope({ kind: 'system' })
    const task = sendMail({ ...world.platform.config, SMTP_URL: url }, without())
    const connections = () => new Promise((count) => server.getConnections((_, n) => count(n)))
    const sending = task.run(scope)
    await vi.waitFor(async () => expect(await connections()).toBe(5))
    expect(await openTransactions(world)).toBe(0)
    const other = task.run(scope)
    await vi.waitFor(async () => expect(await connections()).toBe(7))
    expect(await task.run(scope)).toBe(0)
    greeting.resolve()
    expect([await sending, await other]).toEqual([5, 2])
    const { due_at, attempts, error } = await row('hangs0@example.test')
    expect({ waiting: due_at !== null, attempts, error }).toEqual({
      waiting: true,
      attempts: 1,
      error: 'EENVELOPE 451',
    })
    server.close()
  })

  it('of a sender that died is sent by another, under the same name', async () => {
    await queue('orphan@example.test')
    const scope = world.scope({ kind: 'system' })
    const lease = new Date(scope.now().getTime() + 20_000)
    await scope.transact((tx) => claimMails(tx, scope.now(), lease))
    const task = sendMail(world.platform.config, without())
    expect(await task.run(scope)).toBe(0)
    world.clock.advance(20_000)
    expect(await runDue(scope, [task])).toBeGreaterThan(0)
    expect((await row('orphan@example.test')).sent_at).not.toBeNull()
  })
})

describe('a switch', () => {
  const queueTo = (email: string, category: MailCategory) => {
    const scope = world.scope({ kind: 'system' })
    const to = { id: uuid() as AccountId, email }
    return scope.transact((tx) => queueMails(tx, [{ to, mail: { ...content, category } }], scope))
  }
  const kept = async (email: string) =>
    (
      await world
        .scope()
        .db.q.selectFrom('platform.outgoing_mail')
        .select('sent_at')
        .where('recipient', '=', email)
        .execute()
    ).length

  it.each(lists)('%s keeps back its own mails, and only those', async (name) => {
    const scope = world.scope({ kind: 'system' })
    const others = [...lists.filter((other) => other !== name), 'receipt', 'legal', 'security']
    const address = (category: string) => `${category}-${name}@example.test`.toLowerCase()
    for (const category of [name, ...others]) {
      await queueTo(address(category), category as MailCategory)
    }
    await runDue(scope, [sendMail(world.platform.config, without(name))])
    expect(await kept(address(name))).toBe(0)
    for (const category of others) {
      expect((await row(address(category))).sent_at, category).not.toBeNull()
    }
  })

  it('that was turned while a mail waited decides', async () => {
    const scope = world.scope({ kind: 'system' })
    await queueTo('waits@example.test', 'paymentUpdates')
    const away = { ...world.platform.config, SMTP_URL: 'smtp://127.0.0.1:9' }
    await sendMail(away, without()).run(scope)
    world.clock.advance(3_600_000)
    await runDue(scope, [sendMail(world.platform.config, without('paymentUpdates'))])
    expect(await kept('waits@example.test')).toBe(0)
  })

  it('is named in the small print of what it turns off, and nowhere else', () => {
    const words = 'turn these emails off in Settings > Notifications'
    const links = { settings: 'https://fanfare.test/s', unsubscribe: 'https://fanfare.test/u?a&b' }
    const { text, html } = composeMail({ ...content, category: 'systemUpdates' }, links)
    expect(text).toContain(words)
    expect(text).toContain('Unsubscribe:\nhttps://fanfare.test/u?a&b')
    expect(html).toContain('href="https://fanfare.test/u?a&#38;b"')
    expect(composeMail(content, null).text).not.toContain(words)
  })
})

describe('old mail', () => {
  it('goes a bounded number at a time, found by an index', async () => {
    const scope = world.scope({ kind: 'system' })
    world.clock.advance(31 * 86_400_000)
    await queue('new@example.test')
    await scope.transact((tx) =>
      sql`insert into platform.outgoing_mail
            (id, recipient, category, subject, text_body, html_body, created_at)
          select gen_random_uuid(), 'old@example.test', 'receipt', '', '', '', ${new Date(0)}
          from generate_series(1, 1500)`.execute(tx.q),
    )
    expect(await forgetOldMail.run(scope)).toBe(1_000)
    expect(await runDue(scope, [forgetOldMail])).toBeGreaterThanOrEqual(500)
    const left = await scope.db.q
      .selectFrom('platform.outgoing_mail')
      .select('recipient')
      .where('due_at', 'is', null)
      .execute()
    expect(left).toEqual([])
    const { rows } = await scope.transact(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx.q)
      return sql<{ 'QUERY PLAN': string }>`
        explain select ctid from platform.outgoing_mail
        where due_at is null and created_at < ${new Date(0)} limit 9`.execute(tx.q)
    })
    expect(rows.map((line) => line['QUERY PLAN']).join()).toContain('outgoing_mail_age')
  })
})
