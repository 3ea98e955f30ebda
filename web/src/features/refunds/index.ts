export { RefundPanel } from './refund-panel.tsx'
export { RequestRow } from './request-row.tsx'
