import type { TierView } from '@fanfare/contract'
import { splitPrice } from '@fanfare/contract/money'
import { ArrowDown, ArrowUp, Crown, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { toastProblem } from '../../../core/api/toast-result.ts'
import { useAppearance } from '../../../core/device/appearance.ts'
import { moneyText } from '../../../core/format/money.ts'
import { Button } from '../../../ui/form/button.tsx'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { Badge } from '../../../ui/layout/badge.tsx'
import rows from '../../../ui/layout/rows.module.css'
import { cx } from '../../../ui/lib/cx.ts'
import { monthWords } from '../tier-words.ts'
import { useMoveTier } from '../use-tiers.ts'
import { ArchiveDialog } from './archive-dialog.tsx'
import styles from './dashboard.module.css'
import { factsOf } from './tier-facts.ts'

type Props = { tier: TierView; index: number; count: number }

export function TierRow({ tier, index, count }: Props) {
  const { id, name } = tier
  const [archiving, setArchiving] = useState(false)
  const move = useMoveTier()
  const moveTo = (to: number) => void move.run({ params: { id }, body: { to } }).catch(toastProblem)
  return (
    <li className={cx(rows.row, styles.tier)}>
      <TierWords tier={tier} />
      <div className={styles.actions}>
        <IconButton
          small
          label={`Move ${name} up`}
          icon={<ArrowUp size={16} />}
          disabled={index === 0 || move.isPending}
          onClick={() => moveTo(index - 1)}
        />
        <IconButton
          small
          label={`Move ${name} down`}
          icon={<ArrowDown size={16} />}
          disabled={index === count - 1 || move.isPending}
          onClick={() => moveTo(index + 1)}
        />
        <Button
          size="sm"
          variant="outline"
          href={`/dashboard/subscriptions/tiers/${id}`}
          aria-label={`Edit ${name}`}
        >
          Edit
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={`Archive ${name}`}
          onClick={() => setArchiving(true)}
        >
          Archive
        </Button>
      </div>
      {archiving && <ArchiveDialog tier={tier} onClose={() => setArchiving(false)} />}
    </li>
  )
}

/** What it is, what fans pay and what of it is the creator's. */
export function TierWords({ tier }: { tier: TierView }) {
  const { theme } = useAppearance()
  const { total, creator } = splitPrice(tier.price)
  return (
    <>
      <span className={styles.mark} data-swatch data-theme={theme} data-accent={tier.color} />
      <div className={styles.words}>
        <p className={rows.line}>
          <strong className={styles.name}>{tier.name}</strong>
          {tier.isPopular && (
            <Badge tone="accent" icon={<Sparkles />}>
              Popular
            </Badge>
          )}
          {tier.isPremium && <Badge icon={<Crown />}>Premium</Badge>}
        </p>
        <p className={styles.sums}>
          {monthWords(total)}
          {total.amount > 0 && ` (you receive ${moneyText(creator)})`}
        </p>
        <p className={rows.hint}>{factsOf(tier)}</p>
      </div>
    </>
  )
}
