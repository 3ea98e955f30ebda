import { Check } from 'lucide-react'
import type { ButtonProps } from '../../ui/button.tsx'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import styles from './step.module.css'
import { useResend } from './use-resend.ts'

type Props = { email: string; variant?: ButtonProps['variant'] }

export function Resend({ email, variant = 'secondary' }: Props) {
  const { send, sending, sent, failure } = useResend()
  return (
    <>
      {failure && <FormError title="No new link was sent">{failure}</FormError>}
      <div role="status">
        {sent && !sending && (
          <p className={styles.said}>
            <Check size={16} />
            <span>A new link is on its way to {email}. Only the newest one works.</span>
          </p>
        )}
      </div>
      <Button variant={variant} size="lg" wide loading={sending} onClick={send}>
        {sent ? 'Send another link' : 'Send a new link'}
      </Button>
    </>
  )
}
