import type { ProfilePage } from '@fanfare/contract'
import { Suspense } from 'react'
import { useViewer } from '../../core/session/viewer.ts'
import { ShareButton } from '../../ui/overlay/share-button.tsx'
import { PersonMenu } from '../social/index.ts'

/** What can be done with a profile besides what it is there for. */
export function ProfileMore({ profile }: { profile: ProfilePage }) {
  const viewer = useViewer()
  const { displayName, username, abilities } = profile
  return (
    <>
      <ShareButton title={`${displayName} on Fanfare`} path={`/profile/${username}`} />
      {viewer && !abilities.edit && (
        <Suspense>
          <PersonMenu person={profile} isViewerCreator={viewer.role === 'creator'} />
        </Suspense>
      )}
    </>
  )
}
