import type { ChangeOffer, OrderView } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readOf } from '../../../app/api.ts'
import { LoadError } from '../../../app/load-error.tsx'
import { afterwards, say } from '../../../app/saying.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { BudgetQuestion } from '../spending/budget-question.tsx'
import { useChange } from '../use-subscriptions.ts'
import styles from './care.module.css'
import type { CareDialogProps } from './care-dialog.ts'
import { ChangeCharge } from './change-charge.tsx'
import { type Choice, choicesOf, TierChoices } from './change-choices.tsx'
import { changeButton, changeWords } from './change-words.ts'

/** Another tier or interval of the same creator: what it comes to is said before the click. */
export function ChangeDialog({ subscription, onClose }: CareDialogProps) {
  const { id, creator } = subscription
  const [choice, setChoice] = useState<Choice>()
  const [order, setOrder] = useState<OrderView>()
  const change = useChange()
  const tiers = useQuery(readOf('listTiers', { params: { username: creator?.username ?? '' } }))
  const choices = tiers.data && choicesOf(tiers.data.tiers, subscription)
  const wish = choice ?? subscription
  const query = { tierId: wish.tier.id, interval: wish.interval }
  const { data, error, refetch } = useQuery({
    ...readOf('readChange', { params: { id }, query }),
    enabled: choice !== undefined,
    staleTime: 0,
  })
  const offer = choice && data?.offer
  const send = ({ due, total }: ChangeOffer, overBudget = false) =>
    void afterwards(
      change.mutateAsync({ params: { id }, body: { ...query, due, total, overBudget } }),
      (done) => {
        if (done.order) return setOrder(done.order)
        say('Your subscription is changed.')
        onClose()
      },
    )
  const refusal = change.error?.problem.code
  // The yes was to another price, so the one that holds now is shown before the next.
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
        onYes={() => send(offer, true)}
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
            Leave it
          </Button>
          {offer && (
            <Button variant="primary" loading={change.isPending} onClick={() => send(offer)}>
              {changeButton(offer)}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.form}>
        {fault && <FormError title="Nothing was changed">{fault.problem.detail}</FormError>}
        {choices && <TierChoices choices={choices} chosen={choice} onChoose={setChoice} />}
        {!choices && !tiers.error && <SkeletonText lines={4} />}
        {!choices && tiers.error && (
          <LoadError level={3} title="The tiers could not be loaded" read={tiers} />
        )}
        {choice && !error && (
          <p role="status">{offer ? changeWords(offer, choice.interval) : 'Working it out'}</p>
        )}
      </div>
    </Dialog>
  )
}
