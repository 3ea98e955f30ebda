import { Mail } from 'lucide-react'
import { useViewer } from '../../../app/viewer.ts'
import styles from './pay-form.module.css'

/** The confirmed address of the account is the only one a receipt goes to. */
export function ReceiptLine() {
  const viewer = useViewer()
  if (!viewer) return null
  return (
    <p className={styles.receipt}>
      <Mail size={16} />
      <span>
        The receipt goes to <strong>{viewer.email}</strong>
      </span>
    </p>
  )
}
