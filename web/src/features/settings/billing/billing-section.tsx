import { Suspense } from 'react'
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx'
import { DetailsPanels, HistoryPanel, SavedCardsPanel } from '../../billing/index.ts'
import { GiftsPanel } from '../../gifts/index.ts'
import { TipTabs } from '../../tips/index.ts'
import { Section } from '../section.tsx'

export function BillingSection() {
  return (
    <Section title="Billing" intro="Your payment methods and everything you’ve paid for.">
      <SavedCardsPanel />
      <Suspense fallback={<SkeletonText />}>
        <TipTabs />
        <GiftsPanel />
        <DetailsPanels />
      </Suspense>
      <HistoryPanel />
    </Section>
  )
}
