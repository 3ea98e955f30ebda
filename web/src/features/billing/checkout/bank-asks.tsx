import { Landmark } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { ProviderError } from '../provider/provider-error.tsx'
import { useBank } from './use-bank.ts'
import styles from './waiting.module.css'

export function BankAsks(props: Parameters<typeof useBank>[0]) {
  const { open, busy, notice, missing } = useBank(props)
  if (missing) {
    return (
      <ProviderError title="Your bank’s question could not be loaded" read={missing}>
        Nothing is charged before you have answered it.
      </ProviderError>
    )
  }
  return (
    <>
      {notice && <FormError title={notice.title}>{notice.text}</FormError>}
      <div className={styles.waiting} role="status">
        <Landmark size={32} />
        <h3 className={styles.title}>Your bank wants to be sure it is you</h3>
        <p>Nothing is charged before you have answered it.</p>
        <Button variant="primary" size="lg" loading={busy} onClick={open}>
          Answer your bank
        </Button>
      </div>
    </>
  )
}
