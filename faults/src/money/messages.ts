import { createHmac } from 'node:crypto'
import { sideBySide } from '../lib/side-by-side.ts'
import type { World } from './world.ts'

interface ProviderEvent {
  readonly id: string
}

const sign = (secret: string, payload: string) => {
  const seconds = Math.floor(Date.now() / 1000)
  const digest = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')
  return `t=${seconds},v1=${digest}`
}

export const readMessages = async ({ provider }: World): Promise<string[]> => {
  const events = await provider.all<ProviderEvent>('/v1/events')
  return events.map((event) => JSON.stringify(event))
}

const shuffle = ({ random }: World, all: string[]) => {
  for (let place = all.length - 1; place > 0; place--) {
    const other = random(0, place + 1)
    const [one, two] = [all[place], all[other]]
    if (one === undefined || two === undefined) continue
    all[place] = two
    all[other] = one
  }
  return all
}

/** Each of them so many times, in an order in which nothing happened. */
export const deliver = async (world: World, messages: readonly string[], times: number) => {
  const { apiUrl, env } = world.stack
  const all = shuffle(
    world,
    messages.flatMap((one) => Array.from({ length: times }, () => one)),
  )
  await sideBySide(8, all, async (body) => {
    const reply = await fetch(`${apiUrl}/api/payments/webhooks/card`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': sign(env.PAY_WEBHOOK_SECRET, body),
      },
      body,
    })
    if (!reply.ok) throw new Error(`a message was answered ${reply.status}`)
  })
  return all.length
}
