import { Suspense } from 'react'
import { TierWarning } from '../../tiers/index.ts'
import { useEditing } from '../editor/use-editor.ts'

/** Said where visibility is chosen and before publishing. */
export function NoTier() {
  const { visibility, pricing } = useEditing().fields
  return (
    <Suspense>
      <TierWarning visibility={visibility} isSold={pricing.type === 'paid'} />
    </Suspense>
  )
}
