import type { ContentId } from '@fanfare/contract'
import { createQuote } from '../../../server/src/domains/billing/checkout/commands/create-quote.ts'
// What can be sold is registered there.
import '../../../server/src/domains/billing/index.ts'
import { newContent } from '../../../server/src/domains/billing/test/content.ts'
import { person } from '../../../server/src/domains/catalog/test/people.ts'
import type { Actor, Scope } from '../../../server/src/platform/scope.ts'
import { sideBySide } from '../../../server/src/platform/side-by-side.ts'

interface Platform {
  scope(actor?: Actor): Scope
}
type Query = (text: string, values: readonly unknown[]) => Promise<unknown>

export interface Waiting {
  readonly id: string
  readonly total: number
}

/** Each fan buys each post; nobody has been charged for any of them. */
export const quoteOrders = async (
  world: Platform,
  { fans, contents }: { readonly fans: number; readonly contents: number },
): Promise<Waiting[]> => {
  const creator = await person(world, true)
  const ids: ContentId[] = []
  for (let at = 0; at < contents; at++) ids.push(await newContent(creator))
  const waiting: Waiting[] = []
  const buyers = []
  for (let at = 0; at < fans; at++) buyers.push(await person(world, false))
  await sideBySide(buyers, 8, async (fan) => {
    for (const contentId of ids) {
      const { id, total } = await createQuote(fan, { type: 'content', id: contentId })
      waiting.push({ id, total })
    }
  })
  return waiting
}

/** As an order whose bank takes its time: only a message can end it. */
export const markProcessing = (query: Query, paid: ReadonlyMap<string, string>) =>
  query(
    `update billing.orders o set state = 'processing', attempt = 1, version = version + 1,
       consent_at = now(), method_id = 'pm_card_visa',
       intent_id = p.intent, due_at = now() + interval '1 day'
     from unnest($1::uuid[], $2::text[]) as p(id, intent) where o.id = p.id`,
    [[...paid.keys()], [...paid.values()]],
  )
