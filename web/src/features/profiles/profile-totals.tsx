import type { ProfileView } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { Clapperboard } from 'lucide-react'
import { readOf } from '../../app/api.ts'
import { Button } from '../../ui/button.tsx'
import { plural } from '../../ui/format.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

/** The last of the facts, so that nothing moves when it is counted. */
export function ProfileTotals({ profile }: { profile: ProfileView }) {
  const { data, error, isFetching, refetch } = useQuery(
    readOf('readCreatorTotals', { params: { id: profile.id } }),
  )
  return (
    <li>
      <Clapperboard size={16} />
      {data && (data.pieces > 0 ? plural(data.pieces, 'piece') : 'Nothing published yet')}
      {!data && !error && <Skeleton width={64} />}
      {!data && error && (
        <>
          {error.problem.detail}
          <Button size="sm" variant="outline" loading={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </>
      )}
    </li>
  )
}
