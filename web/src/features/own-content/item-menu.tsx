import type { OwnContent } from '@fanfare/contract'
import { Ellipsis } from 'lucide-react'
import type { ComponentProps } from 'react'
import { copyLink } from '../../core/navigation/copy-link.ts'
import { IconButton } from '../../ui/form/icon-button.tsx'
import { Menu } from '../../ui/overlay/menu.tsx'
import type { BulkAction } from './use-bulk.ts'
import { useDuplicate } from './use-duplicate.ts'
import { usePin } from './use-pin.ts'

type Props = { item: OwnContent; onAct: (action: BulkAction, item: OwnContent) => void }

/** What may be done with it; the server says so. */
export function ItemMenu({ item, onAct }: Props) {
  const { abilities, id, title, status, isPinned } = item
  const { pin, unpin } = usePin(item)
  const duplicate = useDuplicate(item)
  const act = (label: string, action: BulkAction, danger = false) => ({
    label,
    danger,
    onSelect: () => onAct(action, item),
  })
  const isCopied = status !== 'deleted' && status !== 'taken-down'
  const pinning = isPinned
    ? { label: 'Unpin', onSelect: unpin }
    : { label: 'Pin to profile', onSelect: pin }
  const items: ComponentProps<typeof Menu>['items'] = [
    ...(status === 'deleted' ? [] : [{ label: 'Edit', href: `/create/${id}` as const }]),
    ...(status === 'published'
      ? [
          { label: 'View post', href: `/content/${id}` as const },
          { label: 'Copy link', onSelect: () => void copyLink(`/content/${id}`) },
        ]
      : []),
    ...(isCopied ? [{ label: 'Duplicate', onSelect: () => void duplicate() }] : []),
    ...(status === 'published' ? [pinning] : []),
    ...(abilities.publish ? [act('Publish', 'publish')] : []),
    ...(abilities.unpublish
      ? [act(status === 'scheduled' ? 'Cancel schedule' : 'Unpublish', 'unpublish')]
      : []),
    ...(abilities.restore ? [act('Restore', 'restore')] : []),
    ...(abilities.delete ? [act('Delete', 'delete', true)] : []),
  ]
  return (
    <Menu
      label={`Actions for ${title || 'Untitled'}`}
      items={items}
      trigger={(trigger) => (
        <IconButton
          {...trigger}
          small
          label={`Actions for ${title || 'Untitled'}`}
          icon={<Ellipsis size={16} />}
        />
      )}
    />
  )
}
