import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * The line between the browser and the store. It carries bytes at a pace that leaves time for
 * accidents, counts those that go to the store, and can be cut.
 */
export interface Line extends AsyncDisposable {
  readonly url: string
  /** Bytes towards the store since the beginning. */
  carried(): number
  /** Whoever is connected is cut off; nobody gets through before `mend`. */
  cut(): void
  mend(): void
}

export const openLine = async (storePort: number, bytesPerSecond: number): Promise<Line> => {
  const sockets = new Set<Socket>()
  let carried = 0
  let isCut = false
  // When the line is free for the next bytes.
  let freeAt = 0

  const pass = async (bytes: Buffer, to: Socket) => {
    carried += bytes.length
    const now = performance.now()
    freeAt = Math.max(now, freeAt) + (bytes.length / bytesPerSecond) * 1000
    await sleep(freeAt - now)
    to.write(bytes)
  }

  const server = createServer((near) => {
    if (isCut) return near.destroy()
    const far = connect(storePort, '127.0.0.1')
    for (const socket of [near, far]) {
      sockets.add(socket)
      // An end that is lost is what this is about; both sides go together.
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.on('data', async (bytes) => {
      near.pause()
      await pass(bytes, far)
      near.resume()
    })
    far.pipe(near)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const loseAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${port}`,
    carried: () => carried,
    cut() {
      isCut = true
      loseAll()
    },
    mend() {
      isCut = false
    },
    async [Symbol.asyncDispose]() {
      server.close()
      loseAll()
    },
  }
}
