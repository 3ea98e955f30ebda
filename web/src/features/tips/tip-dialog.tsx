import type { AccountId, ContentId } from '@fanfare/contract'
import { useState } from 'react'
import { LoadError } from '../../app/load-error.tsx'
import { useViewer } from '../../app/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { AddCardDialog, CardsError, useSavedCards } from '../billing/index.ts'
import { TipForm } from './tip-form.tsx'
import styles from './tips.module.css'
import { useTipTabs } from './use-tips.ts'

type Props = {
  creator: { id: AccountId; displayName: string }
  contentId?: ContentId | undefined
  onClose: () => void
}

/** A card comes first: tips are charged together, when nobody need be there. */
export function TipDialog({ creator, contentId, onClose }: Props) {
  const [adding, setAdding] = useState(false)
  const viewer = useViewer()
  const saved = useSavedCards()
  const tips = useTipTabs()
  const { cards } = saved
  const { tabs } = tips
  const [card] = cards ?? []
  if (adding) {
    return <AddCardDialog open onClose={() => setAdding(false)} onAdded={() => setAdding(false)} />
  }
  const title = `Tip ${creator.displayName}`
  if (card && viewer?.emailVerified && tabs) {
    return <TipForm {...{ title, creator, contentId, card, tabs, onClose }} />
  }
  const error = saved.error ?? tips.error
  return (
    <Dialog open onClose={onClose} title={title}>
      {saved.error && <CardsError read={saved} />}
      {!saved.error && tips.error && (
        <LoadError level={3} title="Your tips could not be loaded" read={tips}>
          Nothing was charged.
        </LoadError>
      )}
      {!error && viewer?.emailVerified === false && (
        <p>Confirm your e-mail first: open the link that we have sent to {viewer.email}.</p>
      )}
      {!error && viewer?.emailVerified && cards?.length === 0 && (
        <div className={styles.form}>
          <p>
            Tips gather on a tab, which is charged once they come to 5.00 or after 30 days. For that
            a card must be on file. Nothing is charged when you add it.
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
