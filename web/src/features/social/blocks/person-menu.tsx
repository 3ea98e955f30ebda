import type { AccountId } from '@fanfare/contract'
import { Ban, EllipsisVertical, Volume2, VolumeX } from 'lucide-react'
import { useState } from 'react'
import { toastResult } from '../../../core/api/toast-result.ts'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { Menu } from '../../../ui/overlay/menu.tsx'
import { BlockDialog } from './block-dialog.tsx'
import { useMute, useUnmute } from './use-blocks.ts'

interface Props {
  person: {
    id: AccountId
    username: string
    displayName: string
    isCreator: boolean
    isMuted: boolean
  }
  isViewerCreator: boolean
}

/** For whoever has seen enough of somebody. */
export function PersonMenu({ person, isViewerCreator }: Props) {
  const { id, displayName, isMuted } = person
  const [isBlocking, setIsBlocking] = useState(false)
  const mute = useMute()
  const unmute = useUnmute()
  const toggleMute = () =>
    toastResult(
      (isMuted ? unmute : mute).mutateAsync({ params: { id } }),
      isMuted ? `${displayName} is no longer muted` : `${displayName} is muted`,
    )
  const items = [
    {
      label: isMuted ? 'Unmute' : 'Mute',
      icon: isMuted ? <Volume2 size={20} /> : <VolumeX size={20} />,
      onSelect: () => void toggleMute(),
    },
    {
      label: 'Block',
      icon: <Ban size={20} />,
      danger: true,
      onSelect: () => setIsBlocking(true),
    },
  ]
  return (
    <>
      <Menu
        label={`More about ${displayName}`}
        items={items}
        trigger={(props) => (
          <IconButton
            {...props}
            look="outline"
            label="More options"
            icon={<EllipsisVertical size={18} />}
          />
        )}
      />
      {isBlocking && (
        <BlockDialog
          person={person}
          isViewerCreator={isViewerCreator}
          onClose={() => setIsBlocking(false)}
        />
      )}
    </>
  )
}
