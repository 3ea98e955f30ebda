import { once } from 'node:events'
import { WebSocket } from 'ws'

/** What the bench asks of the browsers in this process. */
export type Order =
  | { readonly open: readonly string[]; readonly say: string | null }
  | { readonly hear: number }

/** So many are opened side by side. */
const atOnce = 50
const sockets: WebSocket[] = []
let heard = 0
let wanted = 0

const note = () => {
  heard += 1
  if (heard === wanted) process.send?.('heard')
}

const openOne = async (address: string, say: string | null) => {
  const socket = new WebSocket(address, { perMessageDeflate: false })
  sockets.push(socket)
  await once(socket, 'open')
  if (say !== null) {
    const answered = once(socket, 'message')
    socket.send(say)
    await answered
  }
  socket.on('message', note)
}

process.on('message', async (order: Order) => {
  if ('hear' in order) {
    heard = 0
    wanted = order.hear
    process.send?.('ready')
    return
  }
  for (let from = 0; from < order.open.length; from += atOnce) {
    const some = order.open.slice(from, from + atOnce)
    await Promise.all(some.map((address) => openOne(address, order.say)))
  }
  process.send?.('open')
})
process.on('disconnect', () => process.exit())
