import type { SubscriberView } from '@fanfare/contract'
import { moneyText } from '../../../app/money.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { useEndSubscriber, useSubscriber } from '../use-audience.ts'
import styles from './list.module.css'
import { personName, returnWords } from './subscriber-words.ts'

type Props = { subscriber: SubscriberView; onClose: () => void }

/** What goes back is read now: it is less with every day. */
export function EndSubscriberDialog({ subscriber, onClose }: Props) {
  const { id } = subscriber
  const { data, error } = useSubscriber(id)
  const end = useEndSubscriber()
  const fault = end.error ?? error
  const name = personName(subscriber)
  // By its promise: the row that was pressed is gone once it is done. What went wrong stands above.
  const send = () =>
    end.mutateAsync({ params: { id } }).then(
      () => {
        showToast(`The subscription of ${name} has ended.`, { tone: 'good' })
        onClose()
      },
      () => {},
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={`End the subscription of ${name}`}
      firm={end.isPending}
      actions={
        <>
          <Button variant="ghost" data-first onClick={onClose}>
            Keep it
          </Button>
          {data && (
            <Button variant="danger" loading={end.isPending} onClick={() => void send()}>
              {data.returns ? `End, give ${moneyText(data.returns)} back` : 'End now'}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.form}>
        {fault && <FormError title="It has not ended">{fault.problem.detail}</FormError>}
        <p>What {subscriber.tier.name} opens closes for them at once. They are told by mail.</p>
        {data && <p role="status">{returnWords(subscriber, data.returns)}</p>}
        {!data && !error && <SkeletonText lines={2} />}
      </div>
    </Dialog>
  )
}
