import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'

export interface Gateway extends AsyncDisposable {
  readonly url: string
  /** From now on every answer comes so much later. */
  delay(ms: number): void
}

/** Stands between us and the engine, and is as slow as it is told to be. */
export const openGateway = async (port: number): Promise<Gateway> => {
  let delayMs = 0
  const server = createServer((caller) => {
    const engine = connect(port, '127.0.0.1')
    caller.pipe(engine)
    engine.on('data', (bytes) => {
      if (delayMs === 0) caller.write(bytes)
      else setTimeout(() => caller.destroyed || caller.write(bytes), delayMs)
    })
    const end = () => {
      caller.destroy()
      engine.destroy()
    }
    for (const side of [caller, engine]) side.on('error', end).on('close', end)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    delay(ms) {
      delayMs = ms
    },
    async [Symbol.asyncDispose]() {
      server.close()
    },
  }
}
