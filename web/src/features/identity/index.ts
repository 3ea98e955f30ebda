export { NewPasswordField } from './new-password-field.tsx'
export { Step } from './step.tsx'
export { useResend } from './use-resend.ts'
