export { ConfirmEmailBanner } from './confirm-email-banner.tsx'
export { NewPasswordField } from './new-password-field.tsx'
