import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'

/** `ws` with nothing else: no tickets, no topics, no Redis. Sends bytes that are ready, as ours does. */
const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false })
await once(server, 'listening')

process.on('message', (text: string) => {
  const message = Buffer.from(text)
  for (const socket of server.clients) socket.send(message, { binary: false })
})
process.on('disconnect', () => process.exit())
process.send?.((server.address() as AddressInfo).port)
