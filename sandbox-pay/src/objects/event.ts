export type EventType =
  | `payment_intent.${'processing' | 'succeeded' | 'payment_failed' | 'requires_action' | 'canceled'}`
  | `charge.${'succeeded' | 'refunded' | 'failed'}`
  | `refund.${'created' | 'updated' | 'failed'}`
  | `charge.dispute.${'created' | 'updated' | 'closed' | 'funds_withdrawn' | 'funds_reinstated'}`
  | 'radar.early_fraud_warning.created'
  | `setup_intent.${'succeeded' | 'setup_failed' | 'requires_action' | 'canceled'}`
  | `payment_method.${'attached' | 'detached' | 'automatically_updated'}`
  | 'customer.deleted'

export interface StoredEvent {
  id: string
  object: 'event'
  created: number
  livemode: false
  api_version: string
  data: { object: object; previous_attributes?: object }
  pending_webhooks: number
  request: { id: string | null; idempotency_key: string | null }
  type: EventType
}

export interface StoredFile {
  id: string
  object: 'file'
  created: number
  expires_at: null
  filename: string
  links: { object: 'list'; data: []; has_more: false; url: string }
  purpose: string
  size: number
  title: string | null
  type: string
  url: null
}
