import type { ProfileView } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { Clapperboard, Eye, Heart } from 'lucide-react'
import { readOf } from '../../core/api/api.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/form/button.tsx'
import { plural } from '../../ui/text/format.ts'

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
  const { contents, views, likes } = data
  return (
    <>
      <li>
        <Clapperboard size={16} />
        {contents > 0 ? plural(contents, 'post') : 'No posts yet'}
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
