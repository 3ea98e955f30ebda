import { Spinner } from '../../../ui/spinner.tsx'
import { useDetails } from '../details/use-details.ts'
import { HistoryLink } from '../history/history-link.tsx'
import styles from './waiting.module.css'

/** Nobody knows yet how it ends, and this page goes on by itself when somebody does. */
export function StillProcessing({ asking }: { asking: boolean }) {
  return (
    <div className={styles.waiting} role="status">
      <Spinner size={32} />
      <h3 className={styles.title}>
        {asking ? 'Asking what became of your payment' : 'Your bank is still working on it'}
      </h3>
      <p>
        <strong>Don't pay again.</strong>{' '}
        {asking ? (
          'The connection broke off before we heard back. This page goes on as soon as we know.'
        ) : (
          <>
            This page goes on as soon as it has answered. You can leave: <ReceiptLater />
          </>
        )}
      </p>
    </div>
  )
}

function ReceiptLater() {
  const { details } = useDetails()
  if (details?.emailReceipts) return 'the receipt comes by mail once it is paid.'
  return (
    <>
      the receipt is in <HistoryLink /> once it is paid.
    </>
  )
}
