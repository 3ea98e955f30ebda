import { useState } from 'react'
import { daysLater } from '../../../../core/format/calendar.ts'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { dayText } from '../../../../ui/text/dates.ts'
import { itemLink } from '../../history/item-link.ts'
import { CheckoutFrame } from '../checkout-frame.tsx'
import type { WantedTier } from '../wanted.ts'
import type { TierItem } from './renewal-words.ts'
import { Started } from './started.tsx'
import { TrialForm } from './trial-form.tsx'
import { TrialSummary } from './trial-summary.tsx'

type Props = { wanted: WantedTier; item: TierItem; days: number }

/** Nothing today: a trial needs a card on file, and no order. */
export function TrialOffer({ wanted, item, days }: Props) {
  const [isStarted, setIsStarted] = useState(false)
  const until = dayText(daysLater(new Date(), days))
  if (isStarted) return <Started words={`Your free trial runs until ${until}.`} />
  return (
    <CheckoutFrame back={itemLink(item)}>
      <TrialSummary item={item} days={days} wanted={wanted} />
      <Panel title="After the trial">
        <TrialForm wanted={wanted} item={item} onStarted={() => setIsStarted(true)} />
      </Panel>
    </CheckoutFrame>
  )
}
