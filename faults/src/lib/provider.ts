import { setTimeout as sleep } from 'node:timers/promises'
import { must, type Person } from './person.ts'
import type { Tables } from './tables.ts'

interface Keys {
  readonly PAY_URL: string
  readonly PAY_SECRET_KEY: string
  readonly PAY_PUBLISHABLE_KEY: string
}

type Form = Readonly<Record<string, string>>

/** The card provider as it is asked by us, by a page of ours and by whoever tries its faults. */
export interface Provider {
  /** As our server. */
  post(path: string, form: Form): Promise<void>
  /** As a page does, with the key that everybody may know; answers the id of what was made. */
  postAsPage(path: string, form: Form): Promise<string>
  /** Everything that a list of the api has, page after page. */
  all<Row extends { id: string }>(path: string): Promise<Row[]>
  /** What only this provider can be told, such as to keep its messages. */
  control(path: string, settings?: object): Promise<void>
}

const pageSize = 100

export const openProvider = ({ PAY_URL, PAY_SECRET_KEY, PAY_PUBLISHABLE_KEY }: Keys): Provider => {
  const ask = async (path: string, key: string, init: RequestInit = {}): Promise<unknown> => {
    const headers = { authorization: `Bearer ${key}`, ...init.headers }
    let reply = await fetch(`${PAY_URL}${path}`, { ...init, headers })
    // One call too many in this second, whoever made the others: it was not done.
    while (reply.status === 429) {
      await sleep(Math.random() * 1_000)
      reply = await fetch(`${PAY_URL}${path}`, { ...init, headers })
    }
    if (!reply.ok) throw new Error(`${path} answered ${reply.status} ${await reply.text()}`)
    return reply.json()
  }
  const send = (path: string, key: string, form: Form) =>
    ask(path, key, { method: 'POST', body: new URLSearchParams(form) })
  return {
    async post(path, form) {
      await send(path, PAY_SECRET_KEY, form)
    },
    async postAsPage(path, form) {
      return ((await send(path, PAY_PUBLISHABLE_KEY, form)) as { id: string }).id
    },
    async all<Row extends { id: string }>(path: string) {
      const rows: Row[] = []
      for (;;) {
        const last = rows.at(-1)
        const after = last ? `&starting_after=${last.id}` : ''
        const page = await ask(`${path}?limit=${pageSize}${after}`, PAY_SECRET_KEY)
        const { data, has_more } = page as { data: Row[]; has_more: boolean }
        rows.push(...data)
        if (!has_more) return rows
      }
    },
    async control(path, settings = {}) {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify(settings)
      await ask(`/sandbox/${path}`, PAY_SECRET_KEY, { method: 'POST', headers, body })
    },
  }
}

/** Told to keep its messages until this ends. */
export const silence = async (provider: Provider, tables: Tables): Promise<AsyncDisposable> => {
  const lookedUntil = (until: string) =>
    tables.rows(
      `insert into billing.provider_cursors (name, seen_until) values ('events', ${until})
       on conflict (name) do update set seen_until = excluded.seen_until`,
    )
  await provider.control('webhooks', { hold: true })
  // Nobody goes to find what was not told either.
  await lookedUntil(`now() + interval '1 day'`)
  return {
    async [Symbol.asyncDispose]() {
      await lookedUntil(`now() - interval '1 hour'`)
      await provider.control('webhooks')
    },
  }
}

/** What this person's page does with the provider's script; answers the setup intent. */
export const takeCard = async (provider: Provider, { browser }: Person) => {
  const { body } = await must(browser, { method: 'POST', path: '/payments/methods/begin' })
  const [id = ''] = (body as { clientSecret: string }).clientSecret.split('_secret_')
  await provider.post(`/v1/setup_intents/${id}/confirm`, { payment_method: 'pm_card_visa' })
  return id
}

/** On file with us, to be charged later. */
export const keepCard = async (provider: Provider, person: Person) => {
  const setupIntent = await takeCard(provider, person)
  const body = { setupIntent }
  await must(person.browser, { method: 'POST', path: '/payments/methods', body })
}
