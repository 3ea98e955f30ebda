import type { AccountId, FollowFacts, FollowSource } from '@fanfare/contract'
import { Check, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useRefreshOn } from '../../core/realtime/use-own-changes.ts'
import { useActing } from '../../core/session/acting.ts'
import { Intended } from '../../core/session/intended.tsx'
import { useViewer } from '../../core/session/viewer.ts'
import { Button } from '../../ui/form/button.tsx'
import { BellMenu } from './bell-menu.tsx'
import styles from './follow-button.module.css'
import { useFollow } from './use-follow.ts'

type Props = {
  creator: { id: AccountId; displayName: string; viewer: FollowFacts['viewer'] }
  /** Where it stands: creators see from where people follow them. */
  from: FollowSource
  /** One of many: smaller, and without the bell. */
  isListed?: boolean
  /** Beside something that matters more. */
  isQuiet?: boolean
}

/** Nobody follows themselves, so their own pages have none. */
export function FollowButton({ creator, from, isListed = false, isQuiet = isListed }: Props) {
  const { id, displayName, viewer: stored } = creator
  const size = isListed ? 'sm' : 'md'
  const acting = useActing()
  const viewer = useViewer()
  const { state, follow, unfollow, ring } = useFollow(id, stored, from)
  // Whoever has just pressed is told that it worked; what else it can do shows when they come back.
  const [isFresh, setIsFresh] = useState(false)
  if (viewer?.id === id) return null
  const others = !isListed && <OtherDevices />
  const intention = `follow ${id}`
  const begin = () => {
    setIsFresh(true)
    follow()
  }
  if (!state?.follows) {
    return (
      <>
        {others}
        <Button
          variant={isQuiet ? 'outline' : 'primary'}
          size={size}
          icon={<UserPlus size={16} />}
          aria-label={`Follow ${displayName}`}
          onClick={() => acting(begin, intention)}
        >
          Follow
        </Button>
        <Intended name={intention} onDue={follow} />
      </>
    )
  }
  return (
    <span className={styles.following}>
      {others}
      <Button
        size={size}
        className={styles.button}
        data-fresh={isFresh || undefined}
        aria-label={`Following, unfollow ${displayName}`}
        onPointerLeave={() => setIsFresh(false)}
        onClick={unfollow}
      >
        <span className={styles.state}>
          <Check size={16} />
          Following
        </span>
        <span className={styles.offer}>Unfollow</span>
      </Button>
      {!isListed && (
        <BellMenu name={displayName} bell={state.bell ?? 'highlights'} onChoose={ring} />
      )}
    </span>
  )
}

/** What the person does elsewhere shows here. Once on a page, not for each of a list. */
function OtherDevices() {
  useRefreshOn(['following'], ['readProfile', 'readContent'])
  return null
}
