import type { ContentFields } from '@fanfare/contract'

export const audienceWords = {
  public: 'Everyone',
  subscribers: 'Subscribers',
  premium: 'Premium subscribers',
}

export const priceWords = { free: 'Free', subscription: 'Subscription only' }

const included = {
  public: 'everyone',
  subscribers: 'your subscribers',
  premium: 'your premium subscribers',
}

/** Visibility and price together: who can open it, in one sentence. */
export const opensWords = ({
  pricing,
  visibility,
}: Pick<ContentFields, 'pricing' | 'visibility'>) => {
  if (pricing.type === 'paid') {
    return visibility === 'public'
      ? 'Only people who buy it can open it.'
      : `Included for ${included[visibility]}. Everyone else can buy it.`
  }
  if (visibility === 'public') return pricing.type === 'free' ? 'Everyone can open it.' : ''
  return `Included for ${included[visibility]}. It isn’t sold to anyone else.`
}
