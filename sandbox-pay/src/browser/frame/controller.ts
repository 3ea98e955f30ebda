import { readExpiry } from '../../cards/expiry.ts'
import type {
  BillingDetails,
  CardSource,
  FromController,
  Order,
  Result,
  ToController,
} from '../messages.ts'
import { callApi } from './api.ts'
import { fieldsOf } from './siblings.ts'

/** Reads the fields beside us and sends them on; the page gets what the provider answers. */
async function createMethod(
  key: string,
  group: string,
  billing: BillingDetails | undefined,
): Promise<Result> {
  const fields = fieldsOf(group)
  const part = (kind: string) => fields.find((field) => field.kind === kind)
  for (const kind of ['cardNumber', 'cardExpiry', 'cardCvc']) {
    const error = part(kind)?.error()
    if (error) return { error }
  }
  const expiry = readExpiry(part('cardExpiry')?.value() ?? '')
  return callApi(key, 'POST', '/v1/payment_methods', {
    type: 'card',
    billing_details: billing && { ...billing },
    card: {
      number: part('cardNumber')?.value(),
      exp_month: String(expiry?.month),
      exp_year: String(expiry?.year),
      cvc: part('cardCvc')?.value(),
    },
  })
}

async function methodOf(key: string, source: CardSource | undefined): Promise<Result | undefined> {
  if (!source) return undefined
  if ('paymentMethod' in source) return { value: { id: source.paymentMethod } }
  return createMethod(key, source.group, source.billingDetails)
}

/** `pi_1_secret_2` names its intent. */
function addressOf(clientSecret: string): string {
  const id = clientSecret.split('_secret_')[0] ?? ''
  return `/v1/${id.startsWith('seti_') ? 'setup_intents' : 'payment_intents'}/${encodeURIComponent(id)}`
}

async function obey(key: string, order: Order): Promise<Result> {
  if (order.action === 'create') {
    return (await methodOf(key, order.source)) as Result
  }
  const { clientSecret: client_secret } = order
  const address = addressOf(client_secret)
  if (order.action === 'retrieve') return callApi(key, 'GET', address, { client_secret })
  const method = await methodOf(key, order.source)
  if (method && 'error' in method) return method
  return callApi(key, 'POST', `${address}/confirm`, {
    ...order.extra,
    client_secret,
    payment_method: method && String(method.value.id),
    use_stripe_sdk: 'true',
  })
}

window.addEventListener('message', async ({ source, origin, data }: MessageEvent<ToController>) => {
  if (source !== window.parent) return
  const result = await obey(data.key, data.order)
  const reply: FromController = { type: 'result', id: data.id, ...result }
  window.parent.postMessage(reply, origin)
})
const hello: FromController = { type: 'loaded' }
window.parent.postMessage(hello, '*')
