import { moneyText } from '../../../app/money.ts'
import { afterwards, say } from '../../../app/saying.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { useEnd, useSubscription } from '../use-subscriptions.ts'
import styles from './care.module.css'
import type { CareDialogProps } from './care-dialog.ts'
import { endOfferWords } from './end-words.ts'

/** At once and for good; what comes back is read now, for it changes with every day and opening. */
export function EndDialog({ subscription: { id, abilities }, onClose }: CareDialogProps) {
  const { data, error } = useSubscription(id)
  const end = useEnd()
  const offer = data?.end
  const fault = end.error ?? error
  const send = () =>
    void afterwards(end.mutateAsync({ params: { id } }), () => {
      say('Your subscription has ended.')
      onClose()
    })
  return (
    <Dialog
      open
      onClose={onClose}
      title="End this subscription now"
      firm={end.isPending}
      actions={
        <>
          <Button variant="ghost" data-first onClick={onClose}>
            Keep Subscription
          </Button>
          {offer && (
            <Button variant="danger" loading={end.isPending} onClick={send}>
              {offer.returns ? `End now, get ${moneyText(offer.returns)} back` : 'End now'}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.form}>
        {fault && <FormError title="It has not ended">{fault.problem.detail}</FormError>}
        <p>Everything it includes closes at once. This cannot be taken back.</p>
        {offer && <p role="status">{endOfferWords(offer)}</p>}
        {!offer && !error && <SkeletonText lines={1} />}
        {offer && !offer.returns && abilities.cancel && (
          <p className={styles.hint}>
            If you cancel instead, nothing more is charged either, and it stays open until its
            period ends.
          </p>
        )}
      </div>
    </Dialog>
  )
}
