import type { OrderItem, OrderView, PaymentStatus } from '@fanfare/contract'

/** Only what was confirmed is listed, so whatever is neither paid nor over is on its way. */
export const statusOf = ({ state }: Pick<OrderView, 'state'>): PaymentStatus => {
  if (state === 'paid') return 'completed'
  return state === 'failed' || state === 'expired' ? 'failed' : 'pending'
}

const by = (creator: { displayName: string } | null) =>
  creator ? `by ${creator.displayName}` : 'by someone who has left'

type Time = Extract<OrderItem, { type: 'subscription' }>
const timeWords = ({ why, interval }: Time) =>
  why === 'upgrade' ? `The rest of a ${interval}` : `A ${interval}`

export const whatFor = (item: OrderItem): string => {
  if (item.type === 'content') return `Piece ${by(item.creator)}`
  if (item.type === 'gift') return `Gift of a piece ${by(item.creator)}`
  if (item.type === 'gift-term') return `Gift of a tier ${by(item.creator)}`
  if (item.type === 'subscription') return `${timeWords(item)} with a tier ${by(item.creator)}`
  const names = item.tips.map(({ creator }) => creator?.displayName ?? 'someone who has left')
  return `Tips for ${names.join(', ')}`
}
