import { type StoredData, storedData } from '@fanfare/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorld, type World } from '../../test/harness.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

/** What the privacy page calls each table. Null for what says nothing about a person. */
const tables: Readonly<Record<string, StoredData | null>> = {
  'billing.audience': 'earnings',
  'billing.audience_days': 'earnings',
  'billing.audience_groups': 'earnings',
  'billing.audience_leavers': 'earnings',
  'billing.budgets': 'settings',
  'billing.customers': 'purchases',
  'billing.departures': 'earnings',
  'billing.removals': 'earnings',
  'billing.disputes': 'purchases',
  'billing.earning_contents': 'earnings',
  'billing.earning_days': 'earnings',
  'billing.fraud_warnings': 'purchases',
  'billing.gifts': 'purchases',
  'billing.holidays': 'posts',
  'billing.invoices': 'purchases',
  'billing.orders': 'purchases',
  'billing.payer_links': 'cards',
  'billing.payment_methods': 'cards',
  'billing.promotions': 'posts',
  'billing.provider_cursors': null,
  'billing.provider_events': 'purchases',
  'billing.receipt_years': null,
  'billing.receipts': 'purchases',
  'billing.redemptions': 'purchases',
  'billing.refunds': 'purchases',
  'billing.silence_watch': 'posts',
  'billing.subscription_changes': 'purchases',
  'billing.subscriptions': 'purchases',
  'billing.tiers': 'posts',
  'billing.tip_tabs': 'purchases',
  'billing.tips': 'purchases',
  'billing.trials': 'purchases',
  'billing.withdrawals': 'purchases',
  'catalog.access_log_reads': null,
  'catalog.articles': 'posts',
  'catalog.captions': 'posts',
  'catalog.comment_likes': 'likes',
  'catalog.comment_mentions': 'posts',
  'catalog.comments': 'posts',
  'catalog.consumption': 'history',
  'catalog.content_stats': 'posts',
  'catalog.content_tags': 'posts',
  'catalog.contents': 'posts',
  'catalog.count_changes': null,
  'catalog.counted_views': 'history',
  'catalog.creator_categories': 'posts',
  'catalog.creator_daily': 'earnings',
  'catalog.daily': null,
  'catalog.feed_visits': 'history',
  'catalog.likes': 'likes',
  'catalog.pictures': 'posts',
  'catalog.revenues': 'earnings',
  'catalog.saves': 'likes',
  'catalog.series': 'posts',
  'catalog.totals': 'posts',
  'catalog.view_salts': null,
  'catalog.views': 'history',
  'entitlements.grants': 'purchases',
  'identity.accounts': 'account',
  'identity.credentials': 'account',
  'identity.known_devices': 'devices',
  'identity.pending_sign_ins': 'devices',
  'identity.second_factors': 'account',
  'identity.sessions': 'devices',
  'identity.verifications': 'account',
  'ledger.accounts': 'earnings',
  'ledger.balances': 'earnings',
  'ledger.earnings': 'earnings',
  'ledger.entries': 'purchases',
  'ledger.lines': 'purchases',
  'ledger.provider_transactions': 'purchases',
  'ledger.reconciliation_differences': null,
  'media.allowances': 'posts',
  'media.artefacts': 'posts',
  'media.assets': 'posts',
  'media.uploads': 'posts',
  'moderation.daily_mail': null,
  'moderation.reports': 'support',
  'moderation.staff_actions': 'support',
  'notifications.kinds_off': 'settings',
  'notifications.notice_people': 'notifications',
  'notifications.notices': 'notifications',
  'notifications.publish_states': 'notifications',
  'notifications.publishers': 'posts',
  'notifications.publishes': 'posts',
  'notifications.push_devices': 'devices',
  'notifications.pushes': 'notifications',
  'notifications.readers': 'notifications',
  'notifications.settings': 'settings',
  'platform.cursors': null,
  'platform.events': 'purchases',
  'platform.idempotency_keys': null,
  'platform.outgoing_mail': 'mail',
  'platform.parked_events': 'purchases',
  'profiles.data_sharing': 'sharing',
  'profiles.hidden_pairs': 'blocks',
  'profiles.profiles': 'profile',
  'public.migrations': null,
  'social.blocks': 'blocks',
  'social.count_changes': null,
  'social.follower_days': 'earnings',
  'social.follows': 'follows',
  'social.mutes': 'blocks',
  'social.pack_creators': 'follows',
  'social.packs': 'follows',
  'social.people': 'follows',
  'social.trending_creators': 'earnings',
  'support.messages': 'support',
}

it('is named on the privacy page, table by table', async () => {
  const { rows } = await sql<{ name: string }>`
    select format('%s.%s', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition
      and n.nspname not in ('pg_catalog', 'information_schema')
    order by 1`.execute(world.scope().db.q)
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(tables).toSorted())
  const named = new Set(Object.values(tables))
  expect(Object.keys(storedData).filter((one) => !named.has(one as StoredData))).toEqual([])
})
