import { z } from 'zod'
import { OrderId } from '../core/ids.ts'
import { ownById, route } from '../core/route.ts'
import { ReceiptView } from '../shapes/index.ts'

/** For whoever paid; the creator of what was sold is answered too. */
const ownReceipt = {
  ...ownById('signed-in', 'paid-order', OrderId),
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
