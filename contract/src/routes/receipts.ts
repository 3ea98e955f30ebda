import { z } from 'zod'
import { OrderId } from '../core/ids.ts'
import { route } from '../core/route.ts'
import { ReceiptView } from '../shapes/index.ts'

/** For whoever paid; the creator of what was sold is answered too. */
const ownReceipt = {
  access: 'signed-in',
  object: { in: 'params', name: 'id', kind: 'paid-order', allowed: 'owner' },
  params: z.object({ id: OrderId }),
  errors: ['order.not-found'],
  example: {},
} as const

export const readReceipt = route({
  method: 'GET',
  path: '/receipts/:id',
  ...ownReceipt,
  reply: z.object({ receipt: ReceiptView }),
})

export const readReceiptPdf = route({
  method: 'GET',
  path: '/receipts/:id/pdf',
  ...ownReceipt,
  file: 'application/pdf',
  rateLimit: { points: 240, seconds: 3600, by: 'account' },
})
