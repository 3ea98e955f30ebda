import { handlers } from '../../platform/http/handler.ts'
import { contactSupport } from './commands/contact-support.ts'
import { contactSupportAsGuest } from './commands/contact-support-as-guest.ts'

export const supportRoutes = handlers({
  contactSupport: (scope, { body }) => contactSupport(scope, body),
  contactSupportAsGuest: (scope, { body }) => contactSupportAsGuest(scope, body),
})
