import { must, type Person } from '../lib/person.ts'

interface Keys {
  readonly PAY_URL: string
  readonly PAY_SECRET_KEY: string
}

export interface Provider extends AsyncDisposable {
  post(path: string, body: URLSearchParams | object): Promise<void>
}

/** The card provider, told to keep its messages: what they write would look like our doing. */
export const quietProvider = async ({ PAY_URL, PAY_SECRET_KEY }: Keys): Promise<Provider> => {
  const post: Provider['post'] = async (path, body) => {
    const isForm = body instanceof URLSearchParams
    const reply = await fetch(`${PAY_URL}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${PAY_SECRET_KEY}`,
        ...(isForm ? {} : { 'content-type': 'application/json' }),
      },
      body: isForm ? body : JSON.stringify(body),
    })
    if (!reply.ok) throw new Error(`${path} answered ${await reply.text()}`)
  }
  await post('/sandbox/webhooks', { hold: true })
  return { post, [Symbol.asyncDispose]: () => post('/sandbox/webhooks', {}) }
}

/** What this person's page does with the provider's script; answers the setup intent. */
export const takeCard = async (provider: Provider, { browser }: Person) => {
  const { body } = await must(browser, { method: 'POST', path: '/payments/methods/begin' })
  const [id = ''] = (body as { clientSecret: string }).clientSecret.split('_secret_')
  const card = new URLSearchParams({ payment_method: 'pm_card_visa' })
  await provider.post(`/v1/setup_intents/${id}/confirm`, card)
  return id
}
