import type { SubscriberView } from '@fanfare/contract'
import { CommandError } from '../../../core/api/failure.tsx'
import { afterCommand, toastSuccess } from '../../../core/api/toast-result.ts'
import { moneyText } from '../../../core/format/money.ts'
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../ui/form/button.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useEndSubscriber, useSubscriber } from '../use-audience.ts'
import { personName, returnWords } from './subscriber-words.ts'

type Props = { subscriber: SubscriberView; onClose: () => void }

/** What goes back is read now: it is less with every day. */
export function EndSubscriberDialog({ subscriber, onClose }: Props) {
  const { id } = subscriber
  const { data, error } = useSubscriber(id)
  const end = useEndSubscriber()
  const fault = end.error ?? error
  const name = personName(subscriber)
  const send = () =>
    void afterCommand(end.run({ params: { id } }), () => {
      toastSuccess(`${name}’s subscription has ended`)
      onClose()
    })
  return (
    <Dialog
      open
      onClose={onClose}
      title={`End ${name}’s subscription`}
      firm={end.isPending}
      actions={
        <>
          <Button variant="ghost" data-first onClick={onClose}>
            Keep subscription
          </Button>
          {data && (
            <Button variant="danger" loading={end.isPending} onClick={send}>
              {data.returns ? `End and refund ${moneyText(data.returns)}` : 'End now'}
            </Button>
          )}
        </>
      }
    >
      <div className={layout.stack16}>
        <CommandError title="We couldn’t end this subscription" error={fault} />
        <p>They lose access to {subscriber.tier.name} right away. We’ll let them know by email.</p>
        {data && <p role="status">{returnWords(subscriber, data.returns)}</p>}
        {!data && !error && <SkeletonText lines={2} />}
      </div>
    </Dialog>
  )
}
