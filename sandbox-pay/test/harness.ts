import { randomBytes } from 'node:crypto'
import pg from 'pg'
import Stripe from 'stripe'
import { type CardName, testCard } from '../src/cards/test-cards.ts'
import { type Config, readConfig } from '../src/config.ts'
import { openDatabase } from '../src/database/database.ts'
import { openSandbox } from '../src/sandbox.ts'

export interface TestSandbox extends AsyncDisposable {
  url: string
  config: Config
  /** The official SDK as our server uses it. */
  stripe: Stripe
  /** The same with the key that pages have. */
  page: Stripe
  /** One of the calls that only a sandbox has. */
  control(path: string, body?: object): Promise<Record<string, unknown>>
  /** A card as the frames send it, not yet on file. */
  card(name: CardName): Promise<Stripe.PaymentMethod>
  query(statement: string): Promise<Record<string, unknown>[]>
  close(): Promise<void>
}

/** A provider of its own, on an empty database. */
export async function openTestSandbox(webhookUrls: string[] = []): Promise<TestSandbox> {
  const given = readConfig()
  const name = `sandbox_pay_test_${randomBytes(6).toString('hex')}`
  await asOwner(given.databaseUrl, `create database ${name}`)
  const databaseUrl = at(given.databaseUrl, name)
  const config = { ...given, databaseUrl, url: 'http://127.0.0.1:0', webhookUrls }
  const sandbox = await openSandbox(config)
  const db = openDatabase(databaseUrl)
  const { hostname, port } = new URL(sandbox.url)
  const client = (key: string) =>
    new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 })
  const page = client(config.publishableKey)
  const close = async () => {
    await db.end()
    await sandbox.close()
    await asOwner(given.databaseUrl, `drop database ${name} with (force)`)
  }
  return {
    url: sandbox.url,
    config,
    stripe: client(config.secretKey),
    page,
    async control(path, body = {}) {
      const reply = await fetch(`${sandbox.url}/sandbox/${path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${config.secretKey}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
      })
      if (!reply.ok) throw new Error(await reply.text())
      return reply.json()
    },
    card: (card) =>
      page.paymentMethods.create({
        type: 'card',
        card: { number: testCard(card).number, exp_month: 12, exp_year: 2040, cvc: '1234' },
      }),
    query: async (statement) => (await db.query(statement)).rows,
    close,
    [Symbol.asyncDispose]: close,
  }
}

function at(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}

async function asOwner(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: at(url, 'postgres') })
  await client.connect()
  await client.query(statement)
  await client.end()
}
