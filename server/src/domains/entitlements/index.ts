export { grantAccess } from './commands/grant-access.ts'
export { revokeGrant } from './commands/revoke-grant.ts'
export {
  type Grants,
  giftSource,
  nobody,
  noGrants,
  paidSources,
  purchaseSource,
  readGrants,
} from './grants.ts'
export {
  contentResource,
  isResource,
  type Level,
  levelResource,
  type Resource,
} from './policy.ts'
export { isHeldByAnyone, readBought, readPurchasesAmong } from './reader.ts'
export { entitlementSubscribers } from './subscribers.ts'
