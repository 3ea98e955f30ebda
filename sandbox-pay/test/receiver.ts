import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import Stripe from 'stripe'

export interface Receiver extends AsyncDisposable {
  url: string
  /** Every event that came, checked by the official SDK, in the order of arrival. */
  events: Stripe.Event[]
  /** What to answer next; 200 when it is empty. */
  answers: number[]
  until(count: number): Promise<void>
  close(): Promise<void>
}

/** Takes webhooks as our server will: nothing unsigned gets in. */
export async function openReceiver(secret: string, at = 0): Promise<Receiver> {
  const events: Stripe.Event[] = []
  const answers: number[] = []
  const { webhooks } = new Stripe('sk_test_receiver')
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const header = String(request.headers['stripe-signature'])
    events.push(webhooks.constructEvent(Buffer.concat(parts), header, secret))
    response.writeHead(answers.shift() ?? 200).end()
  })
  await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return {
    url: `http://127.0.0.1:${port}/webhooks`,
    events,
    answers,
    async until(count) {
      for (let tries = 0; events.length < count; tries += 1) {
        if (tries > 400) throw new Error(`${events.length} of ${count} events came`)
        await sleep(20)
      }
    },
    close,
    [Symbol.asyncDispose]: close,
  }
}
