import type { TierOffer } from '@fanfare/contract'
import { TierOpens } from '../../../../core/format/tier-opens.tsx'
import { CheckList } from '../../../../ui/layout/check-list.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import styles from './tier.module.css'

export function TierIncludes({ tier }: { tier: TierOffer }) {
  const { description, benefits } = tier
  return (
    <Panel title="What’s included">
      <div className={styles.includes}>
        {description && <p>{description}</p>}
        <CheckList label="Benefits" lines={benefits} />
        <TierOpens tier={tier} />
      </div>
    </Panel>
  )
}
