import type { ContentAccess, WayIn } from '@fanfare/contract'
import { allow, deny, type Verdict } from '../../../platform/errors/domain-error.ts'

type Buy = Extract<WayIn, { kind: 'buy' }>

/** Why this post cannot be sold to this person, if so. */
export const canBuy = ({ open, reason, ways }: ContentAccess): Verdict => {
  if (reason === 'owner') return deny('checkout.own-content')
  if (reason === 'public') return deny('checkout.not-for-sale')
  if (open) return deny('checkout.owned')
  return ways.some(({ kind }) => kind === 'buy') ? allow : deny('checkout.not-for-sale')
}

/** Whoever can open it, or has it already, may still give it to somebody. */
export const canGive = ({ reason }: ContentAccess): Verdict => {
  if (reason === 'owner') return deny('checkout.own-content')
  return reason === 'public' ? deny('checkout.not-for-sale') : allow
}

export const buyWay = ({ ways }: ContentAccess) =>
  ways.find((way): way is Buy => way.kind === 'buy')
