export { RefundPanel } from './refund-panel.tsx'
export { dateOf } from './refund-words.ts'
export { RequestRow } from './request-row.tsx'
