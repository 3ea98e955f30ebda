import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import Stripe from 'stripe'
import type { Config } from '../../../platform/config/config.ts'

const program = fileURLToPath(new URL('../../../../../sandbox-pay/src/main.ts', import.meta.url))

/** So that it can end and come back at the same address. */
export const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}

/** A provider of a test's own, in a schema of its database, which can be killed. */
export const openProvider = async (config: Config, webhookUrl: string) => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const { PAY_PUBLISHABLE_KEY, PAY_SECRET_KEY, PAY_WEBHOOK_SECRET, DATABASE_URL } = config
  const keys = { PAY_PUBLISHABLE_KEY, PAY_SECRET_KEY, PAY_WEBHOOK_SECRET, DATABASE_URL }
  const env = { ...keys, PAY_URL: url, PAY_WEBHOOK_URLS: webhookUrl }

  const start = async () => {
    const child = spawn(process.execPath, [program], { env, stdio: 'ignore' })
    for (let tries = 0; tries < 300; tries++) {
      const answer = await fetch(`${url}/readyz`).catch(() => undefined)
      if (answer?.ok) return child
      await sleep(50)
    }
    throw new Error('sandbox-pay does not answer')
  }
  let running = await start()
  const end = async () => {
    if (running.exitCode !== null || running.signalCode !== null) return
    running.kill('SIGKILL')
    await once(running, 'exit')
  }
  const post = (path: string, key: string, body: URLSearchParams | string) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
      },
      body,
    })
  const options = { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0 } as const
  const page = new Stripe(PAY_PUBLISHABLE_KEY, options)
  return {
    url,
    stripe: new Stripe(PAY_SECRET_KEY, options),
    end,
    async start() {
      running = await start()
    },
    /** A card as the frame sends it. */
    card: async (number: string) => {
      const card = { number, exp_month: 12, exp_year: 2040, cvc: '123' }
      return (await page.paymentMethods.create({ type: 'card', card })).id
    },
    async control(path: string, body: object = {}) {
      const reply = await post(`/sandbox/${path}`, PAY_SECRET_KEY, JSON.stringify(body))
      if (!reply.ok) throw new Error(await reply.text())
    },
    /** What the buyer does in the bank's dialog. */
    async authenticate(clientSecret: string, outcome: 'complete' | 'fail') {
      const [id] = clientSecret.split('_secret_')
      const form = new URLSearchParams({ client_secret: clientSecret, outcome })
      const reply = await post(`/v3/authenticate/${id}`, PAY_PUBLISHABLE_KEY, form)
      if (!reply.ok) throw new Error(await reply.text())
    },
  }
}
