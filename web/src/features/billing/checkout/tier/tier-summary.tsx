import type { OrderView } from '@fanfare/contract'
import { moneyText } from '../../../../core/format/money.ts'
import { OrderPanel } from '../order-panel.tsx'
import styles from '../order-summary.module.css'
import type { WantedTier } from '../wanted.ts'
import { renewalWords, type TierItem } from './renewal-words.ts'
import { TierSheet } from './tier-sheet.tsx'

const kinds: Record<TierItem['why'], string> = {
  first: 'Subscription. Cancel anytime.',
  renewal: 'Subscription renewal',
  upgrade: 'Upgrade for the rest of this billing period',
}

type Props = { item: TierItem; order: OrderView; wanted: WantedTier | undefined }

export function TierSummary({ item, order: { lines }, wanted }: Props) {
  const { creator, tips } = item
  return (
    <TierSheet item={item} wanted={wanted} kind={kinds[item.why]}>
      <OrderPanel lines={lines} creator={creator?.displayName}>
        <p className={styles.once}>{renewalWords(item, lines)}</p>
        {tips && <p className={styles.once}>Includes {moneyText(tips)} in tips.</p>}
      </OrderPanel>
    </TierSheet>
  )
}
