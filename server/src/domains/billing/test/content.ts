import { ContentId, type Money, money } from '@fanfare/contract'
import { editReleased } from '../../../../test/edit-released.ts'
import type { Exchange } from '../../../platform/http/handler.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { catalogRoutes } from '../../catalog/index.ts'

const exchange = {} as Exchange
const words = { type: 'text', text: 'Rain over the harbour.' }
const article = { type: 'doc', content: [{ type: 'paragraph', content: [words] }] }

const pricing = (price: Money) => ({ type: 'paid' as const, price })

/** An article with a price, published. */
export const newContent = async (
  creator: SignedInScope,
  price = money(999, 'USD'),
  title = 'Harbour',
) => {
  const body = { type: 'article' as const, title, article, pricing: pricing(price) }
  const { content } = await catalogRoutes.createContent(
    creator,
    { body, params: undefined, query: undefined },
    exchange,
  )
  await catalogRoutes.publishContent(
    creator,
    {
      body: { when: 'ready', rightsConfirmed: true },
      params: { id: ContentId.parse(content.id) },
      query: undefined,
    },
    exchange,
  )
  return ContentId.parse(content.id)
}

export const changePrice = (creator: SignedInScope, id: ContentId, price: Money) =>
  editReleased(creator, id, { pricing: pricing(price) })
