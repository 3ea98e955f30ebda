import type { Page } from '@playwright/test'
import { button, field } from '../lib/forms.ts'
import { answer, breakDown, stall } from '../lib/network.ts'
import { paidOrder, sampleLines, sampleOrder } from '../lib/sample-orders.ts'
import {
  refundedReceipt,
  sampleDisputes,
  sampleEarnings,
  sampleReceipt,
  sampleRefund,
  sampleRequests,
  sampleSales,
} from '../lib/sample-receipts.ts'
import type { Screen } from '../screens.ts'

const receipts = '/receipts/*'
const receipt = { as: 'fan', path: '/receipts/018f0000-0000-7000-8000-000000000001' } as const
const refusedReceipt = sampleReceipt({
  refund: sampleRefund({
    state: 'refused',
    answer: { by: 'creator', words: 'It is exactly as shown.' },
  }),
  offer: null,
  abilities: { refund: false },
})

const receiptScreens: readonly Screen[] = [
  {
    ...receipt,
    name: 'receipt-tax',
    given: answer(
      receipts,
      sampleReceipt({ order: { ...paidOrder, lines: sampleLines(999, undefined, 2_000) } }),
    ),
    shows: 'Includes tax (20%)',
  },
  { ...receipt, name: 'receipt', given: answer(receipts, sampleReceipt()), shows: 'Get a refund' },
  {
    ...receipt,
    name: 'receipt-refund-dialog',
    given: answer(receipts, sampleReceipt()),
    act: (page) => button(page, 'Get a refund').click(),
    shows: 'Details',
  },
  {
    ...receipt,
    name: 'receipt-refunded',
    given: answer(receipts, refundedReceipt),
    shows: 'The creator’s share was returned.',
  },
  {
    ...receipt,
    name: 'receipt-refused',
    given: answer(receipts, refusedReceipt),
    shows: 'It is exactly as shown.',
  },
  {
    ...receipt,
    name: 'receipt-pending',
    given: answer('/checkout/orders/*', {
      order: sampleOrder({ state: 'processing' }),
      action: null,
    }),
    shows: /this page updates on its own/,
  },
  { ...receipt, name: 'receipt-missing', shows: 'Receipt not found' },
  { ...receipt, name: 'receipt-loading', given: stall(receipts), shows: 'Loading receipt' },
  {
    ...receipt,
    name: 'receipt-failing',
    given: breakDown(receipts),
    shows: 'We couldn’t load this receipt',
  },
]

const earnings = { as: 'creator', path: '/dashboard/earnings' } as const
const sums = '/payments/earnings*'
const none = { nextCursor: null, hasMore: false }

const aMonth = async (page: Page) => {
  await answer(sums, sampleEarnings)(page)
  await answer('/payments/refunds*', sampleRequests)(page)
  await answer('/payments/disputes*', sampleDisputes)(page)
  await answer('/payments/sales*', sampleSales)(page)
}

const nothing = async (page: Page) => {
  await answer('/payments/refunds*', { refunds: [], ...none })(page)
  await answer('/payments/disputes*', { disputes: [], ...none })(page)
  await answer('/payments/sales*', { sales: [], ...none })(page)
}

const earningScreens: readonly Screen[] = [
  { ...earnings, name: 'earnings', given: aMonth, shows: 'Top earnings' },
  {
    ...earnings,
    name: 'earnings-answer',
    given: aMonth,
    act: (page) => button(page, 'Decline refund for Harbour before snow').click(),
    shows: 'Decline this refund?',
  },
  { ...earnings, name: 'earnings-none', given: nothing, shows: 'No sales yet' },
  { ...earnings, name: 'earnings-loading', given: stall(sums), shows: 'Earnings' },
  {
    ...earnings,
    name: 'earnings-failing',
    given: breakDown(sums),
    shows: 'We couldn’t load your earnings',
  },
]

const withdrawScreens: readonly Screen[] = [
  { name: 'withdraw', path: '/withdraw', shows: 'Order reference' },
  {
    name: 'withdraw-faults',
    path: '/withdraw',
    act: (page) => button(page, 'Withdraw from contract').click(),
    shows: 'Enter the reference from your receipt',
  },
  {
    name: 'withdraw-received',
    path: '/withdraw',
    given: answer('/withdraw', { received: true }),
    act: async (page) => {
      await field(page, 'Order reference').fill('7K2M-9QXA-B3TR-0WZD')
      await field(page, 'Email you used for the purchase').fill('fan@example.test')
      await button(page, 'Withdraw from contract').click()
    },
    shows: 'We received your withdrawal',
  },
  { name: 'withdraw-signed-in', as: 'fan', path: '/withdraw', shows: 'Your purchases' },
]

export const claims: readonly Screen[] = [...receiptScreens, ...earningScreens, ...withdrawScreens]
