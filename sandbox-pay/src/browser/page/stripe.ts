import type { BillingDetails, CardSource, Extra } from '../messages.ts'
import { Controller } from './controller.ts'
import type { CardElement } from './element.ts'
import { Elements } from './elements.ts'
import { confirmIntent, handleNextAction, type IntentResult, retrieveIntent } from './intents.ts'

interface TypedCard {
  type?: 'card'
  card: CardElement
  billing_details?: BillingDetails
}

interface CardConfirmation extends Record<string, unknown> {
  payment_method?: string | TypedCard
}

interface Confirmation {
  elements?: Elements
  clientSecret: string
  confirmParams?: Record<string, unknown> & { payment_method?: string; return_url?: string }
  redirect?: 'always' | 'if_required'
}

/** The part of the published surface that Fanfare's page uses. */
export function createStripe(key: string) {
  if (!key.startsWith('pk_')) throw new Error('Stripe(): a publishable key is needed.')
  const controller = new Controller(key)

  const confirmCard = (
    clientSecret: string,
    { payment_method, ...extra }: CardConfirmation = {},
    options: { handleActions?: boolean } = {},
  ) => {
    const source =
      typeof payment_method === 'string' ? { paymentMethod: payment_method } : typed(payment_method)
    return confirmIntent(controller, clientSecret, source, texts(extra), options.handleActions)
  }

  const confirm = async ({ elements, clientSecret, confirmParams, redirect }: Confirmation) => {
    const { payment_method, ...extra } = confirmParams ?? {}
    const source = payment_method ? { paymentMethod: payment_method } : group(elements)
    const result = await confirmIntent(controller, clientSecret, source, texts(extra))
    const done = !('error' in result) && redirect !== 'if_required'
    if (done && extra.return_url) return leave(extra.return_url, result)
    return result
  }

  return {
    elements: () => new Elements(),
    async createPaymentMethod({ card, billing_details }: TypedCard) {
      const source = { group: card.group, billingDetails: billing_details }
      const result = await controller.ask({ action: 'create', source })
      return 'error' in result ? { error: result.error } : { paymentMethod: result.value }
    },
    handleNextAction: ({ clientSecret }: { clientSecret: string }) =>
      handleNextAction(controller, clientSecret),
    handleCardAction: (clientSecret: string) => handleNextAction(controller, clientSecret),
    confirmCardPayment: confirmCard,
    confirmCardSetup: confirmCard,
    confirmPayment: confirm,
    confirmSetup: confirm,
    retrievePaymentIntent: (clientSecret: string) => retrieveIntent(controller, clientSecret),
    retrieveSetupIntent: (clientSecret: string) => retrieveIntent(controller, clientSecret),
  }
}

function typed(card: TypedCard | undefined): CardSource | undefined {
  return card && { group: card.card.group, billingDetails: card.billing_details }
}

function group(elements: Elements | undefined): CardSource | undefined {
  return elements && { group: elements.group, billingDetails: undefined }
}

/** The rest of what confirming takes is plain text. */
function texts(given: Record<string, unknown>): Extra {
  const entries = Object.entries(given).filter(([, value]) => typeof value === 'string')
  return Object.fromEntries(entries) as Extra
}

function leave(returnUrl: string, result: IntentResult): Promise<never> {
  const url = new URL(returnUrl, window.location.href)
  const [[kind = '', intent] = []] = Object.entries(result)
  const { id, client_secret } = intent as { id: string; client_secret: string }
  const name = kind === 'setupIntent' ? 'setup_intent' : 'payment_intent'
  url.searchParams.set(name, id)
  url.searchParams.set(`${name}_client_secret`, client_secret)
  url.searchParams.set('redirect_status', 'succeeded')
  window.location.assign(url)
  return new Promise(() => {})
}
