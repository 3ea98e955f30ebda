import type { SubscriptionId } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import type { TierRow } from '../tiers/reader.ts'
import type { SubscriptionRow } from './reader/subscriptions.ts'

const nothingYet = {
  version: 1,
  tier_since: null,
  period: 0,
  is_trial: false,
  method_id: null,
  pause_months: null,
  paused_at: null,
  resume_at: null,
  next_tier_id: null,
  next_interval: null,
  next_price: null,
  accepted_price: null,
  carried: 0,
  promotion_id: null,
  promotion_left: 0,
  skipped_since: null,
  suspended_at: null,
  open_invoice_id: null,
  access_turn: 0,
  paid_total: 0,
  ended_at: null,
  end_reason: null,
  noticed_for: null,
  due_at: null,
} as const satisfies Partial<SubscriptionRow>

type Given = Pick<SubscriptionRow, 'account_id' | 'state' | 'basis' | 'interval' | 'price'> &
  Partial<SubscriptionRow>

/** Begins now, with what the tier says now. */
export const newSubscription = (tier: TierRow, given: Given, now: Date): SubscriptionRow => ({
  ...nothingYet,
  id: uuid() as SubscriptionId,
  creator_id: tier.creator_id,
  tier_id: tier.id,
  currency: tier.currency,
  is_premium: tier.is_premium,
  time_zone: 'UTC',
  anchor_at: now,
  period_start: now,
  period_end: null,
  started_at: now,
  ...given,
})
