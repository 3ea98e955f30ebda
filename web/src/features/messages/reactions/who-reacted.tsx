import type { MessageId } from '@fanfare/contract'
import { usePages } from '../../../core/api/pages.ts'
import { PartError } from '../../../core/api/part-error.tsx'
import { avatarOf } from '../../../core/format/picture.ts'
import { useViewer } from '../../../core/session/viewer.ts'
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Avatar } from '../../../ui/media/avatar.tsx'
import styles from './reactions.module.css'

type Props = { messageId: MessageId; onRemove: () => void }

/** The latest first, the own one with a way to take it back. */
export function WhoReacted({ messageId, onRemove }: Props) {
  const viewer = useViewer()
  const request = { params: { id: messageId }, query: { limit: 50 } }
  const { data, ...list } = usePages('listReactions', request, { isFresh: true })
  const reactions = data?.pages.flatMap((page) => page.reactions)
  if (!reactions && list.error) return <PartError what="who reacted" read={list} />
  if (!reactions) return <SkeletonText lines={2} />
  return (
    <>
      <ul className={styles.people} aria-label="Who reacted">
        {reactions.map(({ emoji, person }) => (
          <li key={person.id} className={styles.person}>
            <Avatar
              name={person.displayName}
              seed={person.username}
              picture={avatarOf(person.picture)}
              size={32}
            />
            <span className={styles.name}>
              {person.id === viewer?.id ? 'You' : person.displayName}
            </span>
            {person.id === viewer?.id && (
              <Button size="sm" variant="ghost" onClick={onRemove}>
                Remove
              </Button>
            )}
            <span className={styles.emoji}>{emoji}</span>
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          size="sm"
          variant="outline"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </>
  )
}
