import { CommandError } from '../../../core/api/failure.tsx'
import { afterCommand, toastSuccess } from '../../../core/api/toast-result.ts'
import { moneyText } from '../../../core/format/money.ts'
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../ui/form/button.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import typography from '../../../ui/text/typography.module.css'
import { useEnd, useSubscription } from '../use-subscriptions.ts'
import { endOfferWords } from './end-words.ts'
import type { ManageDialogProps } from './manage-dialog.ts'

/** At once and for good; what comes back is read now, for it changes with every day and opening. */
export function EndDialog({ subscription: { id, abilities }, onClose }: ManageDialogProps) {
  const { data, error } = useSubscription(id)
  const end = useEnd()
  const offer = data?.end
  const fault = end.error ?? error
  const send = () =>
    void afterCommand(end.run({ params: { id } }), () => {
      toastSuccess('Your subscription has ended')
      onClose()
    })
  return (
    <Dialog
      open
      onClose={onClose}
      title="End subscription now?"
      firm={end.isPending}
      actions={
        <>
          <Button variant="ghost" data-first onClick={onClose}>
            Keep Subscription
          </Button>
          {offer && (
            <Button variant="danger" loading={end.isPending} onClick={send}>
              {offer.returns ? `End now and get ${moneyText(offer.returns)} back` : 'End now'}
            </Button>
          )}
        </>
      }
    >
      <div className={layout.stack16}>
        <CommandError title="We couldn’t end your subscription" error={fault} />
        <p>You’ll lose access right away. This can’t be undone.</p>
        {offer && <p role="status">{endOfferWords(offer)}</p>}
        {!offer && !error && <SkeletonText lines={1} />}
        {offer && !offer.returns && abilities.cancel && (
          <p className={typography.hint}>
            If you cancel instead, you also won’t be charged again, and you keep access until the
            billing period ends.
          </p>
        )}
      </div>
    </Dialog>
  )
}
