import type { Money, OrderId, SubscriptionView } from '@fanfare/contract'

export interface Notice {
  readonly about:
    | 'payment'
    | 'pause'
    | 'end'
    | 'trial'
    | 'price'
    | 'silence'
    | 'change'
    | 'present'
    | 'tier'
  readonly tone: 'bad' | 'warn' | 'quiet'
  readonly title: string
  readonly text: string
  readonly act?:
    | { readonly kind: 'pay'; readonly orderId: OrderId }
    | { readonly kind: 'resume'; readonly label: string }
    | { readonly kind: 'end'; readonly change: Of<'tierChange'> }
    | { readonly kind: 'accept-price'; readonly label: string; readonly total: Money }
}

export type Of<Field extends keyof SubscriptionView> = NonNullable<SubscriptionView[Field]>
