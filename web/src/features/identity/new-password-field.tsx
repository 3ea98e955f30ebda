import { limits } from '@fanfare/contract/limits'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { StrengthMeter } from '../../ui/form/strength-meter.tsx'
import type { TextFieldProps } from '../../ui/form/text-field.tsx'
import { passwordStrength } from './password-strength.ts'

type Props = Omit<TextFieldProps, 'type' | 'after' | 'value'> & {
  typed: string
  /** What must not be part of it. */
  own?: readonly string[]
}

export function NewPasswordField({ typed, own, ...field }: Props) {
  const { score, advice } = passwordStrength(typed, own)
  // The server's error already says it.
  const said = field.error ? undefined : advice
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      {...(typed
        ? { meter: <StrengthMeter score={score} {...(said && { advice: said })} /> }
        : { hint: `At least ${limits.password.min} characters. A few unrelated words work well.` })}
    />
  )
}
