import { Eye, EyeOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import styles from './field.module.css'
import { IconButton } from './icon-button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

type Props = Omit<TextFieldProps, 'type' | 'after'> & { meter?: ReactNode }

export function PasswordField({ meter, hint, ...field }: Props) {
  const [shown, setShown] = useState(false)
  const reveal = (
    <IconButton
      className={styles.reveal}
      small
      label={shown ? 'Hide password' : 'Show password'}
      aria-pressed={shown}
      icon={shown ? <EyeOff size={16} /> : <Eye size={16} />}
      onClick={() => setShown(!shown)}
    />
  )
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      after={reveal}
      hint={
        meter || hint ? (
          <>
            {meter}
            {hint}
          </>
        ) : undefined
      }
    />
  )
}
