import { Smile } from 'lucide-react'
import { Suspense } from 'react'
import { phone, useMedia } from '../../../core/device/use-media.ts'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { Popover } from '../../../ui/overlay/popover.tsx'
import { EmojiPicker } from '../emoji/lazy-picker.ts'
import { PickerSkeleton } from '../emoji/picker-skeleton.tsx'

type Props = { accountId: string; onChoose: (emoji: string) => void }

export function EmojiButton({ accountId, onChoose }: Props) {
  const isPhone = useMedia(phone)
  return (
    <Popover
      side="above"
      first={isPhone ? '[role=dialog]' : '[data-first]'}
      trigger={(trigger) => (
        <IconButton
          {...trigger}
          label="Add an emoji"
          aria-haspopup="dialog"
          icon={<Smile size={20} />}
        />
      )}
    >
      {(close) => (
        <div role="dialog" aria-label="Emojis" tabIndex={-1}>
          <Suspense fallback={<PickerSkeleton />}>
            <EmojiPicker
              accountId={accountId}
              onChoose={(emoji) => {
                close()
                onChoose(emoji)
              }}
            />
          </Suspense>
        </div>
      )}
    </Popover>
  )
}
