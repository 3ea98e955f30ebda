import type { AccountId, ContentId } from '@fanfare/contract'
import { tabDays, tabLimit } from '@fanfare/contract/money'
import { useState } from 'react'
import { LoadError } from '../../core/api/load-error.tsx'
import { textFrom } from '../../core/format/amount-text.ts'
import { useViewer } from '../../core/session/viewer.ts'
import { SkeletonText } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/form/button.tsx'
import layout from '../../ui/layout/layout.module.css'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { AddCardDialog, CardsError, useSavedCards } from '../billing/index.ts'
import { TipForm } from './tip-form.tsx'
import { useTipTabs } from './use-tips.ts'

type Props = {
  creator: { id: AccountId; displayName: string }
  contentId?: ContentId | undefined
  onClose: () => void
}

/** Needs a card on file first: tips are charged together later. */
export function TipDialog({ creator, contentId, onClose }: Props) {
  const [adding, setAdding] = useState(false)
  const viewer = useViewer()
  const saved = useSavedCards()
  const tips = useTipTabs()
  const { cards } = saved
  const { tabs, minimums } = tips
  const [card] = cards ?? []
  if (adding) {
    return <AddCardDialog open onClose={() => setAdding(false)} onAdded={() => setAdding(false)} />
  }
  const title = `Tip ${creator.displayName}`
  if (viewer?.id === creator.id) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={title}
        description="This is what fans see. You can’t tip yourself."
      />
    )
  }
  if (card && viewer?.emailVerified && tabs && minimums) {
    return (
      <TipForm
        title={title}
        creator={creator}
        contentId={contentId}
        card={card}
        tabs={tabs}
        minimums={minimums}
        onClose={onClose}
      />
    )
  }
  const error = saved.error ?? tips.error
  return (
    <Dialog open onClose={onClose} title={title}>
      {saved.error && <CardsError read={saved} />}
      {!saved.error && tips.error && (
        <LoadError level={3} title="We couldn’t load your tips" read={tips}>
          You haven’t been charged.
        </LoadError>
      )}
      {!error && viewer?.emailVerified === false && (
        <p>Confirm your email first. Open the link we sent to {viewer.email}.</p>
      )}
      {!error && viewer?.emailVerified && cards?.length === 0 && (
        <div className={layout.stack16}>
          <p>
            Add a card to tip. We charge your tips together once they reach {textFrom(tabLimit)}, or
            after {tabDays} days. You won’t be charged when you add the card.
          </p>
          <Button variant="primary" size="lg" wide data-first onClick={() => setAdding(true)}>
            Add a card
          </Button>
        </div>
      )}
      {!error && viewer?.emailVerified && (!cards || (card && !tabs)) && <SkeletonText />}
    </Dialog>
  )
}
