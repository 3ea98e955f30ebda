import { Check } from 'lucide-react'
import type { ButtonProps } from '../../ui/form/button.tsx'
import { Button } from '../../ui/form/button.tsx'
import { FormError } from '../../ui/form/form-error.tsx'
import styles from './step.module.css'
import { useResend } from './use-resend.ts'

type Props = { email: string; variant?: ButtonProps['variant'] }

export function Resend({ email, variant = 'secondary' }: Props) {
  const { send, sending, sent, failure } = useResend()
  return (
    <>
      {failure && <FormError title="We couldn’t send a new link">{failure}</FormError>}
      <div role="status">
        {sent && !sending && (
          <p className={styles.said}>
            <Check size={16} />
            <span>We sent a new link to {email}. Only the latest link works.</span>
          </p>
        )}
      </div>
      <Button variant={variant} size="lg" wide loading={sending} onClick={send}>
        {sent ? 'Send another link' : 'Send a new link'}
      </Button>
    </>
  )
}
