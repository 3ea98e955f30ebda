import type { CreatorSummary } from '@fanfare/contract'
import { avatarOf } from '../../../core/format/picture.ts'
import { Arrivals } from '../../../ui/feedback/arrivals.tsx'
import { Avatar } from '../../../ui/media/avatar.tsx'
import { newPostsWords } from './feed-words.ts'
import styles from './new-posts.module.css'
import { useNewPosts } from './use-new-posts.ts'

type Props = {
  shown: Parameters<typeof useNewPosts>[0]
  isLoading: boolean
  onShow: () => void
}

export function NewPosts({ shown, ...pill }: Props) {
  const found = useNewPosts(shown)
  const words = found && found.count > 0 ? newPostsWords(found.count) : ''
  return (
    <Arrivals words={words} {...pill}>
      {found && <Faces creators={found.creators} />}
    </Arrivals>
  )
}

function Faces({ creators }: { creators: readonly CreatorSummary[] }) {
  return (
    <span className={styles.faces}>
      {creators.map(({ id, displayName, username, picture }) => (
        <Avatar
          key={id}
          name={displayName}
          seed={username}
          picture={avatarOf(picture)}
          size={24}
          className={styles.face}
        />
      ))}
    </span>
  )
}
