import { Landmark } from 'lucide-react'
import { Button } from '../../../ui/form/button.tsx'
import { FormError } from '../../../ui/form/form-error.tsx'
import { ProviderError } from '../provider/provider-error.tsx'
import { useBank } from './use-bank.ts'
import styles from './waiting.module.css'

export function BankAsks(props: Parameters<typeof useBank>[0]) {
  const { open, busy, notice, missing } = useBank(props)
  if (missing) {
    return (
      <ProviderError title="We couldn’t load your bank’s verification" read={missing}>
        You won’t be charged until you verify the payment.
      </ProviderError>
    )
  }
  return (
    <>
      {notice && <FormError title={notice.title}>{notice.text}</FormError>}
      <div className={styles.waiting} role="status">
        <Landmark size={32} />
        <h3 className={styles.title}>Your bank needs to verify this payment</h3>
        <p>You won’t be charged until you verify the payment.</p>
        <Button variant="primary" size="lg" loading={busy} onClick={open}>
          Verify payment
        </Button>
      </div>
    </>
  )
}
