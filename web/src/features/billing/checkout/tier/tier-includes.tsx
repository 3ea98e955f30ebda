import type { TierOffer } from '@fanfare/contract'
import { Suspense } from 'react'
import { CheckList } from '../../../../ui/layout/check-list.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { Opens } from '../../../tiers/index.ts'
import styles from './tier.module.css'

export function TierIncludes({ tier }: { tier: TierOffer }) {
  const { description, benefits } = tier
  return (
    <Panel title="What’s included">
      <div className={styles.includes}>
        {description && <p>{description}</p>}
        <CheckList label="Benefits" lines={benefits} />
        <Suspense>
          <Opens tier={tier} />
        </Suspense>
      </div>
    </Panel>
  )
}
