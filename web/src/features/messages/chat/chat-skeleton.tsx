import { phone, useMedia } from '../../../core/device/use-media.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import styles from './chat.module.css'
import { BackToList } from './instead-of-chat.tsx'

const bones = [
  { key: 'a', width: '46%', own: false },
  { key: 'b', width: '58%', own: true },
  { key: 'c', width: '34%', own: true },
  { key: 'd', width: '52%', own: false },
] as const

/** The head of a conversation that is not known yet, and its messages. */
export function ChatSkeleton() {
  const isPhone = useMedia(phone)
  return (
    <div className={styles.chat} aria-busy="true">
      <div className={styles.head}>
        {isPhone && <BackToList />}
        <Skeleton shape="disc" width={40} height={40} />
        <Skeleton width={160} />
      </div>
      <MessagesSkeleton />
    </div>
  )
}

export function MessagesSkeleton() {
  return (
    <div className={styles.bones} aria-busy="true">
      <VisuallyHidden role="status">Loading messages</VisuallyHidden>
      {bones.map(({ key, width, own }) => (
        <div key={key} className={styles.bone} data-own={own || undefined}>
          <Skeleton shape="block" width={width} height={44} />
        </div>
      ))}
    </div>
  )
}
