import { EllipsisVertical, Pencil, Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { Sample } from './sample.tsx'

export function OverlaySamples() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | null>(null)
  const close = () => setOpen(null)
  return (
    <Sample title="Dialogs, menu, toasts">
      <Button onClick={() => setOpen('dialog')}>Dialog</Button>
      <Button onClick={() => setOpen('confirm')}>Confirm</Button>
      <Menu
        label="Piece"
        items={[
          { label: 'Edit', icon: <Pencil size={16} />, onSelect: () => showToast('Edit') },
          { label: 'Share', icon: <Share2 size={16} />, href: '/gallery' },
          {
            label: 'Delete',
            icon: <Trash2 size={16} />,
            danger: true,
            apart: true,
            onSelect: () => setOpen('confirm'),
          },
        ]}
        trigger={(props) => (
          <IconButton
            {...props}
            look="outline"
            label="More"
            icon={<EllipsisVertical size={20} />}
          />
        )}
      />
      <Button onClick={() => showToast('Link copied')}>Toast</Button>
      <Button onClick={() => showToast('Profile saved', { tone: 'good' })}>Good toast</Button>
      <Button
        onClick={() =>
          showToast('The picture was not uploaded: the connection broke off.', {
            tone: 'bad',
            action: { label: 'Retry', onAct: () => showToast('Trying again') },
          })
        }
      >
        Bad toast
      </Button>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Change your e-mail address"
        description="We send a link to the new address. Until you open it, the old one stays."
        actions={
          <>
            <Button variant="ghost" onClick={close}>
              Cancel
            </Button>
            <Button variant="primary" onClick={close}>
              Send the link
            </Button>
          </>
        }
      >
        <TextField label="New address" type="email" placeholder="you@example.com" />
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onClose={close}
        onConfirm={close}
        title="Sign out this device?"
        confirm="Sign out"
        danger
      >
        Firefox on Linux is signed out at once. You stay signed in here.
      </ConfirmDialog>
    </Sample>
  )
}
