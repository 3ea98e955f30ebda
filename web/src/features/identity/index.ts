export { NewPasswordField } from './new-password-field.tsx'
export { useResend } from './use-resend.ts'
