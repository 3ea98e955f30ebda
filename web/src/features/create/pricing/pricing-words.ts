import type { ContentFields } from '@fanfare/contract'
import { splitPrice } from '@fanfare/contract/money'
import { moneyText } from '../../../core/format/money.ts'

type Priced = Pick<ContentFields, 'pricing' | 'visibility'>

export const audienceWords = {
  public: 'Everyone',
  subscribers: 'Subscribers',
  premium: 'Premium subscribers',
}

const included = {
  public: 'everyone',
  subscribers: 'your subscribers',
  premium: 'your premium subscribers',
}

/** `subscription` says only that it isn’t sold; whose subscription opens it, visibility says. */
export const isUndecided = ({ pricing, visibility }: Priced) =>
  pricing.type === 'subscription' && visibility === 'public'

/** What fans pay for it alone, and what its creator receives of that. */
export const priceWords = ({ pricing, visibility }: Priced) => {
  if (pricing.type !== 'paid') return visibility === 'public' ? 'Free' : 'Not sold separately'
  const { total, creator } = splitPrice(pricing.price)
  return `Fans pay ${moneyText(total)}. You receive ${moneyText(creator)}.`
}

/** Visibility and price together: who can open it, in one sentence. */
export const opensWords = (fields: Priced) => {
  const { pricing, visibility } = fields
  if (isUndecided(fields)) return ''
  if (pricing.type === 'paid') {
    return visibility === 'public'
      ? 'Only people who buy it can open it.'
      : `Included for ${included[visibility]}. Everyone else can buy it.`
  }
  if (visibility === 'public') return 'Everyone can open it.'
  return `Included for ${included[visibility]}. It isn’t sold to anyone else.`
}
