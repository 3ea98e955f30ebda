import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { smtp } from './smtp.ts'
import { Store } from './store.ts'

const say = async (port: number, lines: readonly string[]) => {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  for (const line of ['', ...lines]) {
    if (line) socket.write(`${line}\r\n`)
    await once(socket, 'data')
  }
  return socket
}

const mail = ['EHLO us', 'MAIL FROM:<a@example.test>', 'RCPT TO:<b@example.test>', 'DATA']

test('a sender that is killed in mid-sentence does not end the inbox', async () => {
  const store = new Store()
  const server = smtp(store)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo

  const killed = await say(port, mail)
  killed.write('Subject: half')
  killed.resetAndDestroy()
  await sleep(100)

  const whole = await say(port, [...mail, 'Subject: whole\r\n\r\nHello.\r\n.'])
  whole.end()
  expect(store.list().map(({ subject }) => subject)).toEqual(['whole'])
  await new Promise<void>((done) => server.close(() => done()))
})
