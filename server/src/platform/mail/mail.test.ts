import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type World } from '../../../test/harness.ts'
import { composeMail } from './compose.ts'
import { queueMail } from './queue.ts'
import { sendMail } from './send.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const content = {
  subject: 'A link',
  heading: 'Here is your link',
  paragraphs: ['From <b>us</b>.'],
  action: { label: 'Open it', url: 'https://fanfare.test/?token=secret-token' },
  reason: 'You asked for it.',
}

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

/** Speaks just enough SMTP to say no to every recipient. */
const refusingServer = async (): Promise<{ server: Server; url: string }> => {
  const server = createServer((socket) => {
    socket.write('220 here\r\n')
    socket.on('data', (line) => {
      const isRecipient = String(line).toUpperCase().startsWith('RCPT')
      socket.write(isRecipient ? '550 nobody of that name\r\n' : '250 fine\r\n')
    })
    socket.on('error', () => {})
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as { port: number }
  return { server, url: `smtp://127.0.0.1:${port}` }
}

describe('a mail', () => {
  it('is written as text and as HTML that escapes what it was given', () => {
    const { text, html } = composeMail(content)
    expect(text).toContain('https://fanfare.test/?token=secret-token')
    expect(html).toContain('From &#60;b&#62;us&#60;/b&#62;.')
    expect(html).not.toContain('<b>us')
  })

  it('leaves, and its body is forgotten', async () => {
    await queue('arrives@example.test')
    const task = sendMail(world.platform.config)
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
    const away = sendMail({ ...world.platform.config, SMTP_URL: 'smtp://127.0.0.1:9' })
    for (let tries = 0; tries < 20; tries++) {
      expect(await away.run(scope)).toBe(1)
      world.clock.advance(3_600_000)
    }
    expect(await sendMail(world.platform.config).run(scope)).toBe(1)
    expect((await row('later@example.test')).sent_at).not.toBeNull()
  })

  it('is given up only when the receiver says no', async () => {
    await queue('nobody@example.test')
    const { server, url } = await refusingServer()
    const task = sendMail({ ...world.platform.config, SMTP_URL: url })
    expect(await task.run(world.scope({ kind: 'system' }))).toBe(1)
    const { due_at, sent_at, error } = await row('nobody@example.test')
    expect({ due_at, sent_at }).toEqual({ due_at: null, sent_at: null })
    expect(error).toContain('550')
    server.close()
  })
})
