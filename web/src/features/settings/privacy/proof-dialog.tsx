import type { FormEventHandler, ReactNode } from 'react'
import { FormActions } from '../../../ui/form/form-actions.tsx'
import { FormError } from '../../../ui/form/form-error.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

export type Asked = {
  title: string
  text: string
  /** What the button says. */
  confirm: string
  danger?: boolean
  onClose: () => void
}

type Props = Asked & {
  busy: boolean
  problem: string | undefined
  onSubmit: FormEventHandler
  children: ReactNode
}

/** Shows who it is before the second factor changes. */
export function ProofDialog(props: Props) {
  const { title, text, confirm, danger, busy, problem, onSubmit, onClose, children } = props
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={text}
      firm={busy}
      actions={
        <FormActions form="proof" busy={busy} onClose={onClose} danger={danger}>
          {confirm}
        </FormActions>
      }
    >
      <form id="proof" noValidate className={layout.stack18} onSubmit={onSubmit}>
        {problem && <FormError title="Nothing was changed">{problem}</FormError>}
        {children}
      </form>
    </Dialog>
  )
}
