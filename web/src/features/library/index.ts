export { PageHead } from './page-head.tsx'
export { PurchaseTabs } from './purchases/purchase-tabs.tsx'
