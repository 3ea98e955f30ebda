import type { TierOffer } from '@fanfare/contract'
import { Suspense } from 'react'
import { CheckList } from '../../../../ui/check-list.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { Opens } from '../../../tiers/index.ts'
import styles from './tier.module.css'

export function TierIncludes({ tier }: { tier: TierOffer }) {
  const { description, benefits } = tier
  return (
    <Panel title="What is included">
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
