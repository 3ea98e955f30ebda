import type { PromotionView, TierId } from '@fanfare/contract'
import { SkeletonText } from '../../ui/feedback/skeleton.tsx'
import { Link } from '../../ui/layout/link.tsx'
import rows from '../../ui/layout/rows.module.css'
import { Choices, type ChoicesProps } from './choices.tsx'
import { usePricedTiers } from './use-promotions.ts'

type Props = ChoicesProps<TierId> & {
  /** Only these of those on sale. */
  among?: PromotionView['tiers']
}

/** Own tiers that cost something, one or several of them. There are never many. */
export function TierPicker({ among, ...props }: Props) {
  const { tiers, error } = usePricedTiers()
  if (error) return <p role="alert">{error.problem.detail}</p>
  if (!tiers) return <SkeletonText />
  const offered = tiers.filter(({ id }) => !among || among.some((tier) => tier.id === id))
  if (offered.length > 0) return <Choices {...props} among={offered} />
  return (
    <p className={rows.hint}>
      None of these tiers are on sale. See{' '}
      <Link href="/dashboard/subscriptions/tiers">your tiers</Link>.
    </p>
  )
}
