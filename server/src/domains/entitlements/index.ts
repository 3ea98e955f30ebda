export { grantAccess } from './commands/grant-access.ts'
export { holdGrant } from './commands/hold-grant.ts'
export { revokeGrant } from './commands/revoke-grant.ts'
export {
  type Grants,
  giftSource,
  isHeldForGood,
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
  messageResource,
  type Resource,
  tierResource,
} from './policy.ts'
export {
  readBought,
  readBoughtMessages,
  readPurchasesAmong,
} from './reader/grants.ts'
export { countHolders, readSubscriptionsOf, tiersHeldBy } from './reader/held-tiers.ts'
export { entitlementSubscribers } from './subscribers.ts'
