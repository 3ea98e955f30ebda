import type { OrderId } from '@fanfare/contract'
import { useParams } from '@tanstack/react-router'
import { Gift } from 'lucide-react'
import { useTitle } from '../../app/use-title.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { MissingState } from '../../ui/missing-state.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
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
        You have given nothing under this address.
      </MissingState>
    )
  }
  if (error) {
    return (
      <ErrorState
        level={1}
        title="Your gift could not be loaded"
        onRetry={refetch}
        retrying={isFetching}
      >
        {error.problem.detail} It is paid for and kept.
      </ErrorState>
    )
  }
  return (
    <div className={styles.given}>
      <SkeletonText />
    </div>
  )
}
