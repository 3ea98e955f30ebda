import type { ChangeOffer, OrderView, TierId } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readOf } from '../../../core/api/api.ts'
import { CommandError } from '../../../core/api/failure.tsx'
import { LoadError } from '../../../core/api/load-error.tsx'
import { afterCommand, toastSuccess } from '../../../core/api/toast-result.ts'
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../ui/form/button.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { BudgetQuestion } from '../../billing/index.ts'
import { useChange } from '../use-subscriptions.ts'
import { ChangeCharge } from './change-charge.tsx'
import { type Choice, choicesOf, TierChoices } from './change-choices.tsx'
import { changeButton, changedWords, changeWords } from './change-words.ts'
import type { ManageDialogProps } from './manage-dialog.ts'

type Props = ManageDialogProps & {
  /** The tier it opens with. */
  wanted?: TierId
}

/** Changes to another tier or interval of the same creator. The price is shown before the click. */
export function ChangeDialog({ subscription, wanted, onClose }: Props) {
  const { id, creator } = subscription
  const [chosen, setChoice] = useState<Choice>()
  const [order, setOrder] = useState<OrderView>()
  const change = useChange()
  const tiers = useQuery(readOf('listTiers', { params: { username: creator?.username ?? '' } }))
  const choices = tiers.data && choicesOf(tiers.data.tiers, subscription)
  const choice = chosen ?? choices?.find(({ tier }) => tier.id === wanted)
  const wish = choice ?? subscription
  const query = { tierId: wish.tier.id, interval: wish.interval }
  const { data, error, refetch } = useQuery({
    ...readOf('readChange', { params: { id }, query }),
    enabled: choice !== undefined,
    staleTime: 0,
  })
  const offer = choice && data?.offer
  const send = (agreed: ChangeOffer, overBudget = false) => {
    const { due, total } = agreed
    void afterCommand(
      change.run({ params: { id }, body: { ...query, due, total, overBudget } }),
      (done) => {
        if (done.order) return setOrder(done.order)
        toastSuccess(changedWords(agreed))
        onClose()
      },
    )
  }
  const refusal = change.error?.problem.code
  // They agreed to another price, so the current one is shown before they confirm again.
  useEffect(() => {
    if (refusal === 'order.price-changed') void refetch()
  }, [refusal, refetch])
  const fault = change.error ?? (choice ? error : null)
  if (order) return <ChangeCharge known={order} onClose={onClose} />
  if (offer && refusal === 'subscription.over-budget') {
    return (
      <BudgetQuestion
        total={offer.due}
        busy={change.isPending}
        onConfirm={() => send(offer, true)}
        onNo={() => change.reset()}
      />
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Change tier"
      firm={change.isPending}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Keep current plan
          </Button>
          {offer && (
            <Button variant="primary" loading={change.isPending} onClick={() => send(offer)}>
              {changeButton(offer)}
            </Button>
          )}
        </>
      }
    >
      <div className={layout.stack16}>
        <CommandError title="We couldn’t change your subscription" error={fault} />
        {choices && <TierChoices choices={choices} chosen={choice} onChoose={setChoice} />}
        {!choices && !tiers.error && <SkeletonText lines={4} />}
        {!choices && tiers.error && (
          <LoadError level={3} title="We couldn’t load the tiers" read={tiers} />
        )}
        {choice && !error && (
          <p role="status">{offer ? changeWords(offer, choice.interval) : 'Calculating…'}</p>
        )}
      </div>
    </Dialog>
  )
}
