import type { ReactNode } from 'react'
import { Button } from '../form/button.tsx'
import { Dialog } from './dialog.tsx'

type Props = {
  open: boolean
  title: string
  children: ReactNode
  confirm: string
  cancel?: string
  danger?: boolean
  busy?: boolean
  onConfirm: () => void
  onClose: () => void
}

export function ConfirmDialog(props: Props) {
  const {
    open,
    title,
    children,
    confirm,
    cancel = 'Cancel',
    danger,
    busy = false,
    onConfirm,
    onClose,
  } = props
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={children}
      size="sm"
      firm={busy}
      actions={
        <>
          <Button variant="ghost" data-first onClick={onClose} disabled={busy}>
            {cancel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} loading={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    />
  )
}
