import type { CreatorSummary } from '@fanfare/contract'
import { ArrowUp } from 'lucide-react'
import { avatarOf } from '../../../core/format/picture.ts'
import { Button } from '../../../ui/form/button.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { Avatar } from '../../../ui/media/avatar.tsx'
import { newPostsWords } from './feed-words.ts'
import styles from './new-posts.module.css'
import { useNewPosts } from './use-new-posts.ts'

type Props = {
  shown: Parameters<typeof useNewPosts>[0]
  isLoading: boolean
  onShow: () => void
}

/** Floats over the list, so that nothing moves under somebody who reads. */
export function NewPosts({ shown, isLoading, onShow }: Props) {
  const found = useNewPosts(shown)
  const words = found && found.count > 0 ? newPostsWords(found.count) : ''
  return (
    <div className={styles.float}>
      <VisuallyHidden role="status">{words}</VisuallyHidden>
      {found && words && (
        <Button
          variant="primary"
          className={styles.pill}
          icon={<ArrowUp size={16} />}
          loading={isLoading}
          onClick={onShow}
        >
          <Faces creators={found.creators} />
          {words}
        </Button>
      )}
    </div>
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
