import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Gift } from 'lucide-react'
import { readOf } from '../../core/api/api.ts'
import { useTitle } from '../../core/navigation/use-title.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { MissingState } from '../../ui/feedback/missing-state.tsx'
import { SkeletonText } from '../../ui/feedback/skeleton.tsx'
import styles from './gifts.module.css'
import { Offer } from './offer.tsx'

/** The page that the link of a gift opens. */
export function GiftScreen() {
  const { token } = useParams({ from: '/gift/$token' })
  const { data, error, refetch, isFetching } = useQuery(
    readOf('readGiftOffer', { params: { token } }),
  )
  useTitle(data ? `A gift from ${data.offer.from}` : 'A gift')
  if (error?.problem.code === 'gift.not-found') {
    return (
      <MissingState icon={<Gift size={24} />} title="Gift not found">
        This link may be incomplete or out of date. Ask the person who sent it for a new one.
      </MissingState>
    )
  }
  if (data) return <Offer offer={data.offer} token={token} />
  if (error) {
    return (
      <ErrorState
        level={1}
        title="We couldn’t load this gift"
        onRetry={refetch}
        retrying={isFetching}
      >
        {error.problem.detail} You can still claim it.
      </ErrorState>
    )
  }
  return (
    <div className={styles.offer}>
      <SkeletonText />
    </div>
  )
}
