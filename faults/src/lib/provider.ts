import { must, type Person } from './person.ts'

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
    const reply = await fetch(`${PAY_URL}${path}`, { ...init, headers })
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
export const silence = async (provider: Provider): Promise<AsyncDisposable> => {
  await provider.control('webhooks', { hold: true })
  return { [Symbol.asyncDispose]: () => provider.control('webhooks') }
}

/** What this person's page does with the provider's script; answers the setup intent. */
export const takeCard = async (provider: Provider, { browser }: Person) => {
  const { body } = await must(browser, { method: 'POST', path: '/payments/methods/begin' })
  const [id = ''] = (body as { clientSecret: string }).clientSecret.split('_secret_')
  await provider.post(`/v1/setup_intents/${id}/confirm`, { payment_method: 'pm_card_visa' })
  return id
}
