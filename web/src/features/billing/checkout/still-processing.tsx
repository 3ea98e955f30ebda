import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { useDetails } from '../details/use-details.ts'
import { HistoryLink } from '../history/history-link.tsx'
import styles from './waiting.module.css'

/** The result isn't known yet. The page continues automatically once it is. */
export function StillProcessing({ asking }: { asking: boolean }) {
  return (
    <div className={styles.waiting} role="status">
      <Spinner size={32} />
      <h3 className={styles.title}>
        {asking ? 'Checking your payment' : 'Your bank is processing your payment'}
      </h3>
      <p>
        <strong>Don’t pay again.</strong>{' '}
        {asking ? (
          'The connection was lost before we got a result. This page updates as soon as we know.'
        ) : (
          <>
            This page updates as soon as we hear back. You can leave: <ReceiptLater />
          </>
        )}
      </p>
    </div>
  )
}

function ReceiptLater() {
  const { details } = useDetails()
  if (details?.emailReceipts) return 'we’ll email your receipt once it’s paid.'
  return (
    <>
      your receipt will be in <HistoryLink /> once it’s paid.
    </>
  )
}
