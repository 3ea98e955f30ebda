export { NewPasswordField } from './new-password-field.tsx'
