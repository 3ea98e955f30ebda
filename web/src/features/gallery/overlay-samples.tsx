import { EllipsisVertical, Pencil, Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { Button } from '../../ui/form/button.tsx'
import { IconButton } from '../../ui/form/icon-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Menu } from '../../ui/overlay/menu.tsx'
import { Sample } from './sample.tsx'

export function OverlaySamples() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | null>(null)
  const close = () => setOpen(null)
  return (
    <Sample title="Dialogs, menu, toasts">
      <Button onClick={() => setOpen('dialog')}>Dialog</Button>
      <Button onClick={() => setOpen('confirm')}>Confirm</Button>
      <Menu
        label="Post"
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
          showToast('Your photo wasn’t uploaded because the connection was lost.', {
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
        title="Change your email"
        description="We’ll send a link to your new address. We’ll keep using the old one until you open it."
        actions={
          <>
            <Button variant="ghost" onClick={close}>
              Cancel
            </Button>
            <Button variant="primary" onClick={close}>
              Send link
            </Button>
          </>
        }
      >
        <TextField label="New email" type="email" placeholder="you@example.com" />
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onClose={close}
        onConfirm={close}
        title="Sign out this device?"
        confirm="Sign out"
        danger
      >
        Firefox on Linux will be signed out right away. You’ll stay signed in here.
      </ConfirmDialog>
    </Sample>
  )
}
