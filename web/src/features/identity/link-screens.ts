/** One file: what the links in our mails open, and where they are asked for. */
export { ForgotPasswordScreen } from './forgot-password-screen.tsx'
export { ResetPasswordScreen } from './reset-password-screen.tsx'
export { VerifyScreen } from './verify-screen.tsx'
