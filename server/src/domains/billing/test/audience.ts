import {
  AudienceView,
  type ParsedRequest,
  type ReportPeriod,
  type Routes,
  SubscriberView,
  type SubscriptionId,
  type TierId,
} from '@fanfare/contract'
import type { Exchange } from '../../../platform/http/handler.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { profileRoutes, readProfile } from '../../profiles/index.ts'
import { billingRoutes } from '../index.ts'
import type { Shop } from './shop.ts'

const exchange = {} as Exchange
const nothing = { params: undefined, query: undefined, body: undefined }

type Asked = Partial<ParsedRequest<Routes['listSubscribers']>['query']>

/** Short words for what a creator does with their subscribers. */
export const audienceOf = (shop: Shop) => {
  const { creator, system } = shop
  const usernameOf = async ({ actor }: SignedInScope) =>
    (await readProfile(system.db, actor.accountId))?.username ?? ''
  return {
    usernameOf,
    rename: (fan: SignedInScope, displayName: string) =>
      profileRoutes.updateProfile(
        fan,
        { ...nothing, params: { id: fan.actor.accountId }, body: { displayName } },
        exchange,
      ),
    list: async (asked: Asked = {}, by = creator) => {
      await shop.react()
      const query = { limit: 20, ...asked }
      return billingRoutes.listSubscribers(by, { ...nothing, query }, exchange)
    },
    export: async (query: Omit<Asked, 'limit' | 'search'> = {}) =>
      billingRoutes.exportSubscribers(creator, { ...nothing, query }, exchange),
    read: (id: SubscriptionId, by = creator) =>
      billingRoutes.readSubscriber(by, { ...nothing, params: { id } }, exchange),
    end: (id: SubscriptionId, by = creator) =>
      billingRoutes.endSubscriber(by, { ...nothing, params: { id } }, exchange),
    give: async (fan: SignedInScope, tierId: TierId, months: number | null = null, by = creator) =>
      SubscriberView.parse(
        (
          await billingRoutes.giveAccess(
            by,
            { ...nothing, body: { username: await usernameOf(fan), tierId, months } },
            exchange,
          )
        ).subscriber,
      ),
    figures: async (period: ReportPeriod = '30d') => {
      await shop.react()
      return AudienceView.parse(
        await billingRoutes.readAudience(creator, { ...nothing, query: { period } }, exchange),
      )
    },
    holiday: (until: Date | null, by = creator) =>
      billingRoutes.setHoliday(
        by,
        { ...nothing, body: { until: until?.toISOString() ?? null } },
        exchange,
      ),
  }
}
