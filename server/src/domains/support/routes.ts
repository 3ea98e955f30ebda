import { handlers } from '../../platform/http/handler.ts'
import { contactSupport } from './commands/contact-support.ts'

export const supportRoutes = handlers({
  contactSupport: (scope, { body }) => contactSupport(scope, body),
})
