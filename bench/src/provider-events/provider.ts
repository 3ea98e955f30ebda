import { createHmac } from 'node:crypto'

interface Keys {
  readonly PAY_URL: string
  readonly PAY_SECRET_KEY: string
  readonly PAY_WEBHOOK_SECRET: string
}

const pageSize = 100

/** The sandbox as whoever measures needs it: payments that are made there, and what it tells of them. */
export const openSandbox = ({ PAY_URL, PAY_SECRET_KEY, PAY_WEBHOOK_SECRET }: Keys) => {
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = { authorization: `Bearer ${PAY_SECRET_KEY}`, ...init.headers }
    const reply = await fetch(`${PAY_URL}${path}`, { ...init, headers })
    if (!reply.ok) throw new Error(`${path} answered ${reply.status} ${await reply.text()}`)
    return (await reply.json()) as Record<string, unknown>
  }
  return {
    control: (path: string, settings: object = {}) =>
      ask(`/sandbox/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(settings),
      }),

    /** Charged at once; answers the payment intent. */
    async pay(orderId: string, amount: number): Promise<string> {
      const form = new URLSearchParams({
        amount: String(amount),
        currency: 'usd',
        payment_method: 'pm_card_visa',
        confirm: 'true',
        'automatic_payment_methods[enabled]': 'true',
        'automatic_payment_methods[allow_redirects]': 'never',
        'metadata[order]': orderId,
      })
      return (await ask('/v1/payment_intents', { method: 'POST', body: form })).id as string
    },

    /** Every message about a payment, as it would be sent. */
    async messages(): Promise<string[]> {
      const all: string[] = []
      for (let after = ''; ; ) {
        const page = await ask(`/v1/events?limit=${pageSize}${after}`)
        const data = page.data as { id: string }[]
        all.push(...data.map((event) => JSON.stringify(event)))
        if (!page.has_more) return all
        after = `&starting_after=${data.at(-1)?.id}`
      }
    },

    sign(body: string) {
      const seconds = Math.floor(Date.now() / 1000)
      const digest = createHmac('sha256', PAY_WEBHOOK_SECRET)
        .update(`${seconds}.${body}`)
        .digest('hex')
      return `t=${seconds},v1=${digest}`
    },
  }
}
