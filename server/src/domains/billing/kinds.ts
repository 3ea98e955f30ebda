import { attachmentsKind } from './attachments/kind.ts'
import { giftKind } from './gifts/kind.ts'
import { termKind } from './gifts/term-kind.ts'
import { registerKinds } from './orders/kinds.ts'
import { purchaseKind } from './purchases/kind.ts'
import { subscriptionKind } from './subscriptions/kind.ts'
import { tipsKind } from './tips/kind.ts'

registerKinds([purchaseKind, attachmentsKind, giftKind, termKind, tipsKind, subscriptionKind])
