import { PageQuery, page } from '../core/page.ts'
import { route } from '../core/route.ts'
import { DisputeView, FraudWarningView } from '../shapes/index.ts'

const list = { query: PageQuery, errors: ['request.cursor-mismatch'], example: {} } as const

/** Of the creator's own sales, newest first. */
export const listDisputes = route({
  method: 'GET',
  path: '/payments/disputes',
  access: 'creator',
  ...list,
  reply: page('disputes', DisputeView),
})

export const listAllDisputes = route({
  method: 'GET',
  path: '/moderation/disputes',
  access: 'moderator',
  ...list,
  reply: page('disputes', DisputeView),
})

export const listFraudWarnings = route({
  method: 'GET',
  path: '/moderation/fraud-warnings',
  access: 'moderator',
  ...list,
  reply: page('warnings', FraudWarningView),
})
