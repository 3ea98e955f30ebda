import type { ProfilePage } from '@fanfare/contract'
import { EllipsisVertical, MessageCircle } from 'lucide-react'
import { Suspense } from 'react'
import { go } from '../../core/navigation/app-link.tsx'
import { profilePath, withSearch } from '../../core/navigation/paths.ts'
import { noteOwnShare } from '../../core/session/note-own-share.ts'
import { useViewer } from '../../core/session/viewer.ts'
import { Button } from '../../ui/form/button.tsx'
import { IconButton } from '../../ui/form/icon-button.tsx'
import { ShareButton } from '../../ui/overlay/share-button.tsx'
import { PersonMenu } from '../social/index.ts'

/** What can be done with a profile besides what it is there for. */
export function ProfileMore({ profile }: { profile: ProfilePage }) {
  const viewer = useViewer()
  const { displayName, username, abilities } = profile
  return (
    <>
      {!abilities.edit && (
        <Button
          variant="outline"
          icon={<MessageCircle size={16} />}
          href={withSearch('/messages', { user: username })}
        >
          Message
        </Button>
      )}
      <ShareButton
        title={`${displayName} on Fanfare`}
        path={profilePath(username)}
        onShared={viewer && abilities.edit ? () => noteOwnShare(viewer) : undefined}
      />
      {viewer && !abilities.edit && (
        <Suspense>
          <PersonMenu
            label={`More about ${displayName}`}
            items={[]}
            person={profile}
            isViewerCreator={viewer.role === 'creator'}
            // The profile is not there any more.
            onBlocked={() => void go('/')}
            trigger={(props) => (
              <IconButton
                {...props}
                look="outline"
                label="More options"
                icon={<EllipsisVertical size={18} />}
              />
            )}
          />
        </Suspense>
      )}
    </>
  )
}
