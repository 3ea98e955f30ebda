import type { OrderId } from '@fanfare/contract'
import { useParams } from '@tanstack/react-router'
import { Gift } from 'lucide-react'
import { useTitle } from '../../core/navigation/use-title.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { MissingState } from '../../ui/feedback/missing-state.tsx'
import { SkeletonText } from '../../ui/feedback/skeleton.tsx'
import styles from './gifts.module.css'
import { GivenGift } from './given-gift.tsx'
import { useGift } from './use-gifts.ts'

/** A gift as its giver sees it: where paying for it leads. */
export function GivenGiftScreen() {
  useTitle('Your gift')
  const { id } = useParams({ from: '/gifts/$id' })
  const { data, error, refetch, isFetching } = useGift(id as OrderId)
  if (data) return <GivenGift gift={data.gift} />
  if (error && error.problem.status < 500) {
    return (
      <MissingState icon={<Gift size={24} />} title="Gift not found">
        You haven’t given a gift at this address.
      </MissingState>
    )
  }
  if (error) {
    return (
      <ErrorState
        level={1}
        title="We couldn’t load your gift"
        onRetry={refetch}
        retrying={isFetching}
      >
        {error.problem.detail} It’s paid for and safe.
      </ErrorState>
    )
  }
  return (
    <div className={styles.given}>
      <SkeletonText />
    </div>
  )
}
