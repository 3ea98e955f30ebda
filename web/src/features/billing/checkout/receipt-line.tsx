import { Mail, ReceiptText } from 'lucide-react'
import { useViewer } from '../../../core/session/viewer.ts'
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx'
import { useDetails } from '../details/use-details.ts'
import { HistoryLink } from '../history/history-link.tsx'
import styles from './pay-form.module.css'

/** The confirmed address of the account is the only one a receipt goes to, if it is to be mailed. */
export function ReceiptLine() {
  const viewer = useViewer()
  const { details, isPending } = useDetails()
  if (!viewer) return null
  if (isPending) return <SkeletonText lines={1} />
  return (
    <p className={styles.receipt}>
      {details?.emailReceipts ? <Mail size={16} /> : <ReceiptText size={16} />}
      <span>
        {details?.emailReceipts ? (
          <>
            We’ll email your receipt to <strong>{viewer.email}</strong>
          </>
        ) : (
          <>
            You’ll find your receipt in <HistoryLink />
          </>
        )}
      </span>
    </p>
  )
}
