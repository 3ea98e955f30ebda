import { Suspense } from 'react'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { DetailsPanels, HistoryPanel, SavedCardsPanel } from '../../billing/index.ts'
import { GiftsPanel } from '../../gifts/index.ts'
import { TipTabs } from '../../tips/index.ts'
import { Section } from '../section.tsx'

export function BillingSection() {
  return (
    <Section title="Billing" intro="What you pay with, and everything you have paid for.">
      <SavedCardsPanel />
      <Suspense fallback={<SkeletonText />}>
        <TipTabs />
        <GiftsPanel />
      </Suspense>
      <DetailsPanels />
      <HistoryPanel />
    </Section>
  )
}
