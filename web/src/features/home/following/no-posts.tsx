import { Clapperboard } from 'lucide-react'
import { restate } from '../../../core/navigation/app-link.tsx'
import { realtime } from '../../../core/realtime/realtime.ts'
import { useTopic } from '../../../core/realtime/use-topic.ts'
import type { Viewer } from '../../../core/session/viewer.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Button } from '../../../ui/form/button.tsx'
import type { FeedSearch } from '../feed-search.ts'

type Props = { viewer: Viewer; search: FeedSearch }

/** Of nobody, or of none of this type. The first post shows at once: there is nothing it could move. */
export function NoPosts({ viewer, search: { feed, type } }: Props) {
  useTopic(`feed:${viewer.id}`, () => realtime.reread({ queryKey: ['listFollowingContent'] }))
  return (
    <EmptyState
      level={3}
      icon={<Clapperboard size={24} />}
      title={type ? 'No matching posts' : 'No posts yet'}
      action={
        type ? (
          <Button onClick={() => void restate<'/'>({ feed })}>Show all types</Button>
        ) : (
          <Button onClick={() => void restate<'/'>({ feed: 'discover' })}>Browse Discover</Button>
        )
      }
    >
      {type
        ? 'Creators you follow haven’t posted anything of this type.'
        : 'Creators you follow haven’t posted yet. Their posts will show up here.'}
    </EmptyState>
  )
}
