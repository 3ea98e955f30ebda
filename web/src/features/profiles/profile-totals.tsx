import type { ProfileView } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { Clapperboard, Eye, Heart } from 'lucide-react'
import { readOf } from '../../app/api.ts'
import { Button } from '../../ui/button.tsx'
import { plural } from '../../ui/format.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

/** The last of the facts, so that nothing moves when they are counted. */
export function ProfileTotals({ profile }: { profile: ProfileView }) {
  const { data, error, isFetching, refetch } = useQuery(
    readOf('readCreatorTotals', { params: { id: profile.id } }),
  )
  if (!data) {
    return (
      <li>
        <Clapperboard size={16} />
        {error ? (
          <>
            {error.problem.detail}
            <Button size="sm" variant="outline" loading={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          </>
        ) : (
          <Skeleton width={64} />
        )}
      </li>
    )
  }
  const { pieces, views, likes } = data
  return (
    <>
      <li>
        <Clapperboard size={16} />
        {pieces > 0 ? plural(pieces, 'piece') : 'Nothing published yet'}
      </li>
      {views > 0 && (
        <li>
          <Eye size={16} />
          {plural(views, 'view')}
        </li>
      )}
      {likes > 0 && (
        <li>
          <Heart size={16} />
          {plural(likes, 'like')}
        </li>
      )}
    </>
  )
}
