import type { AddressInfo } from 'node:net'
import { readClock } from './clock.ts'
import type { Config } from './config.ts'
import { addControl } from './control.ts'
import { openDatabase } from './database/database.ts'
import { prepareSchema } from './database/schema.ts'
import { sweep } from './flows/sweep.ts'
import { forgetOldKeys } from './http/idempotency.ts'
import { openCalls } from './http/limits.ts'
import { createServer } from './http/server.ts'
import { addPages } from './pages/pages.ts'
import { every } from './timer.ts'
import { Deliverer } from './webhooks/deliverer.ts'
import { giveUpOldDeliveries } from './webhooks/queue.ts'

export interface Sandbox extends AsyncDisposable {
  url: string
  close(): Promise<void>
}

const sweepEveryMs = 500
const deliverEveryMs = 50
const forgetEveryMs = 60_000

/** The whole provider: API, script, frames, webhooks and what happens by itself. */
export async function openSandbox(given: Config): Promise<Sandbox> {
  const config = { ...given }
  const db = openDatabase(config.databaseUrl)
  await prepareSchema(db)
  const calls = await openCalls(db)
  const app = createServer(db, config, calls)
  const deliverer = new Deliverer(db, config)
  addControl(app, { db, config, deliverer, calls })
  await addPages(app, db, config)

  const { hostname, port } = new URL(config.url)
  await app.listen({ host: hostname, port: Number(port) })
  const { port: taken } = app.server.address() as AddressInfo
  config.url = `http://${hostname}:${taken}`

  const timers = [
    every(deliverEveryMs, async () => {
      while (await deliverer.deliver());
    }),
    every(sweepEveryMs, () => sweep(db, config)),
    every(forgetEveryMs, async () => {
      await forgetOldKeys(db, await readClock(db))
      await giveUpOldDeliveries(db, new Date())
    }),
  ]
  const close = async () => {
    await app.close()
    await Promise.all(timers.map((timer) => timer.stop()))
    await db.end()
  }
  return { url: config.url, close, [Symbol.asyncDispose]: close }
}
