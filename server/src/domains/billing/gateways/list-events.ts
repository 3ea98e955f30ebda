import type Stripe from 'stripe'
import { asking } from './fault.ts'
import type { ListedEvent } from './provider.ts'
import { eventOf } from './webhook.ts'

const pageSize = 100

const listedOf = (event: Stripe.Event): ListedEvent => ({
  event: eventOf(event),
  madeAt: new Date(event.created * 1000),
})

/** Newest first, page by page. */
export const eventLister = ({ events }: Stripe) =>
  async function* (since: Date): AsyncGenerator<readonly ListedEvent[]> {
    const created = { gte: Math.floor(since.getTime() / 1000) }
    let after: string | undefined
    do {
      const asked = { created, limit: pageSize, ...(after ? { starting_after: after } : {}) }
      const { data, has_more } = await asking(() => events.list(asked))
      yield data.map(listedOf)
      after = has_more ? data.at(-1)?.id : undefined
    } while (after)
  }
