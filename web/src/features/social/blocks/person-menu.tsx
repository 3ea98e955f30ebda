import type { AccountId } from '@fanfare/contract'
import { Ban, Volume2, VolumeX } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { toastResult } from '../../../core/api/toast-result.ts'
import { Menu } from '../../../ui/overlay/menu.tsx'
import { BlockDialog } from './block-dialog.tsx'
import { useMute, useUnmute } from './use-blocks.ts'

export { BlockDialog }

type Props = Pick<ComponentProps<typeof Menu>, 'label' | 'items' | 'trigger'> & {
  person: { id: AccountId; displayName: string; isCreator: boolean; isMuted: boolean }
  isViewerCreator: boolean
  onBlocked?: () => void
}

/** A menu that ends with what is there for whoever has seen enough of somebody. */
export function PersonMenu({ items, person, isViewerCreator, onBlocked, ...menu }: Props) {
  const { id, displayName, isMuted } = person
  const [isBlocking, setIsBlocking] = useState(false)
  const mute = useMute()
  const unmute = useUnmute()
  const toggleMute = () =>
    toastResult(
      (isMuted ? unmute : mute).run({ params: { id } }),
      isMuted ? `${displayName} is no longer muted` : `${displayName} is muted`,
    )
  const further = [
    {
      label: `${isMuted ? 'Unmute' : 'Mute'} ${displayName}`,
      icon: isMuted ? <Volume2 size={20} /> : <VolumeX size={20} />,
      onSelect: () => void toggleMute(),
    },
    {
      label: `Block ${displayName}`,
      icon: <Ban size={20} />,
      danger: true,
      onSelect: () => setIsBlocking(true),
    },
  ]
  return (
    <>
      <Menu {...menu} items={[...items, ...further]} />
      {isBlocking && (
        <BlockDialog
          person={person}
          isViewerCreator={isViewerCreator}
          onBlocked={onBlocked}
          onClose={() => setIsBlocking(false)}
        />
      )}
    </>
  )
}
