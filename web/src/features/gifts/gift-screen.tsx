import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Gift } from 'lucide-react'
import { readOf } from '../../app/api.ts'
import { useTitle } from '../../app/use-title.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { MissingState } from '../../ui/missing-state.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import styles from './gifts.module.css'
import { Offer } from './offer.tsx'

/** Where the link of a gift leads, for whoever has it. */
export function GiftScreen() {
  const { token } = useParams({ from: '/gift/$token' })
  const { data, error, refetch, isFetching } = useQuery(
    readOf('readGiftOffer', { params: { token } }),
  )
  useTitle(data ? `A gift from ${data.offer.from}` : 'A gift')
  if (error?.problem.code === 'gift.not-found') {
    return (
      <MissingState icon={<Gift size={24} />} title="This gift is not here">
        The link is not whole, or its giver has made a new one. Ask them for it.
      </MissingState>
    )
  }
  if (data) return <Offer offer={data.offer} token={token} />
  if (error) {
    return (
      <ErrorState
        level={1}
        title="The gift could not be loaded"
        onRetry={refetch}
        retrying={isFetching}
      >
        {error.problem.detail} It is still yours to claim.
      </ErrorState>
    )
  }
  return (
    <div className={styles.offer}>
      <SkeletonText />
    </div>
  )
}
