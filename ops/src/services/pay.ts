import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { environment } from '../environment.ts'
import type { Instance } from '../instance.ts'
import { root } from '../lib/paths.ts'
import { answers } from '../lib/wait.ts'
import type { Service } from './service.ts'

const folder = join(root, 'sandbox-pay')

/** The payment provider for development: its API, the script with the card fields, its webhooks. */
export const pay: Service = {
  name: 'pay',
  ports: ['pay'],

  launch(instance) {
    const { PAY_URL, PAY_PUBLISHABLE_KEY, PAY_SECRET_KEY, PAY_WEBHOOK_SECRET } =
      environment(instance)
    const { postgres, api } = instance.ports
    return {
      command: process.execPath,
      args: [join(folder, 'src/main.ts')],
      env: {
        // A database of its own, which stays when that of the app is dropped.
        DATABASE_URL: `postgres://fanfare:fanfare@127.0.0.1:${postgres}/sandbox_pay`,
        PAY_VERSION: version(),
        PAY_URL,
        PAY_PUBLISHABLE_KEY,
        PAY_SECRET_KEY,
        PAY_WEBHOOK_SECRET,
        PAY_WEBHOOK_URLS: `http://127.0.0.1:${api}/api/payments/webhooks/card`,
      },
    }
  },

  ready: (instance) => answers(readyUrl(instance)),

  async isStale(instance) {
    const asked = fetch(readyUrl(instance), { signal: AbortSignal.timeout(2_000) })
    const reply = await asked.catch(() => undefined)
    if (!reply?.ok) return false
    const running = (await reply.json()) as { version?: string }
    return running.version !== version()
  },

  async empty(instance) {
    const { PAY_URL, PAY_SECRET_KEY } = environment(instance)
    const ask = () =>
      fetch(`${PAY_URL}/sandbox/reset`, {
        method: 'POST',
        headers: { authorization: `Bearer ${PAY_SECRET_KEY}` },
      })
    // It may be delivering what is to be forgotten; 429 says that two waited for each other.
    let reply = await ask()
    for (let tries = 1; reply.status === 429 && tries < 10; tries++) reply = await ask()
    if (!reply.ok) throw new Error(`pay could not be emptied: ${await reply.text()}`)
  },
}

const readyUrl = ({ ports }: Instance) => `http://127.0.0.1:${ports.pay}/readyz`

const codeFiles = () =>
  globSync('src/**/*.{ts,sql,css}', { cwd: folder })
    .filter((file) => !file.endsWith('.test.ts'))
    .sort()

/** Of the code on disk: a provider left by an earlier run must not answer for a newer one. */
function version(): string {
  const hash = createHash('sha256')
  for (const file of codeFiles()) {
    hash.update(file).update(readFileSync(join(folder, file)))
  }
  return hash.digest('hex')
}
