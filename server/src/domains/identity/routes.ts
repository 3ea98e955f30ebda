import { handlers } from '../../platform/http/handler.ts'
import { beginSecondFactor } from './commands/begin-second-factor.ts'
import { changeEmail } from './commands/change-email.ts'
import { changePassword } from './commands/change-password.ts'
import { confirmSignIn } from './commands/confirm-sign-in.ts'
import { disableSecondFactor } from './commands/disable-second-factor.ts'
import { enableSecondFactor } from './commands/enable-second-factor.ts'
import { giveBirthDate } from './commands/give-birth-date.ts'
import { listDevices } from './commands/list-devices.ts'
import { recoverSignIn } from './commands/recover-sign-in.ts'
import { refreshSession } from './commands/refresh-session.ts'
import { renewRecoveryCodes } from './commands/renew-recovery-codes.ts'
import { requestPasswordReset } from './commands/request-password-reset.ts'
import { resendVerification } from './commands/resend-verification.ts'
import { resetPassword } from './commands/reset-password.ts'
import { revokeDevice } from './commands/revoke-device.ts'
import { revokeOtherDevices } from './commands/revoke-other-devices.ts'
import { signIn } from './commands/sign-in.ts'
import { signOut } from './commands/sign-out.ts'
import { verifyEmail } from './commands/verify-email.ts'

/** Registering and reading oneself also concern profiles, which therefore answers them. */
export const identityRoutes = handlers({
  signIn: (scope, { body }, exchange) => signIn(scope, body, exchange),
  signOut: (scope, _, exchange) => signOut(scope, exchange),
  refreshSession: (scope, _, exchange) => refreshSession(scope, exchange),
  verifyEmail: (scope, { body }) => verifyEmail(scope, body),
  resendVerification: (scope) => resendVerification(scope),
  requestPasswordReset: (scope, { body }) => requestPasswordReset(scope, body),
  resetPassword: (scope, { body }, exchange) => resetPassword(scope, body, exchange),
  changePassword: (scope, { body }, exchange) => changePassword(scope, body, exchange),
  changeEmail: (scope, { body }) => changeEmail(scope, body),
  giveBirthDate: (scope, { body }) => giveBirthDate(scope, body),
  confirmSignIn: (scope, { body }, exchange) => confirmSignIn(scope, body, exchange),
  recoverSignIn: (scope, { body }, exchange) => recoverSignIn(scope, body, exchange),
  beginSecondFactor: (scope, { body }) => beginSecondFactor(scope, body),
  enableSecondFactor: (scope, { body }) => enableSecondFactor(scope, body),
  disableSecondFactor: (scope, { body }) => disableSecondFactor(scope, body),
  renewRecoveryCodes: (scope, { body }) => renewRecoveryCodes(scope, body),
  listDevices: (scope) => listDevices(scope),
  revokeDevice: (scope, { params }, exchange) => revokeDevice(scope, params, exchange),
  revokeOtherDevices: (scope) => revokeOtherDevices(scope),
})
