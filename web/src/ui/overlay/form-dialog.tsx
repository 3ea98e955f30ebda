import { type FormEventHandler, type ReactNode, useId } from 'react'
import { Button } from '../form/button.tsx'
import { FormError } from '../form/form-error.tsx'
import layout from '../layout/layout.module.css'
import { Dialog } from './dialog.tsx'

export type FormDialogProps = {
  title: string
  description?: ReactNode
  /** What the button that sends the form says. */
  submit: string
  cancel?: string
  danger?: boolean | undefined
  disabled?: boolean
  busy: boolean
  failureTitle: string
  /** Why it failed, once it has. */
  failure: ReactNode
  onSubmit: FormEventHandler
  onClose: () => void
  children: ReactNode
}

/** Asks for something and sends it. While it is sent, nothing closes the dialog. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, submit, cancel = 'Cancel', danger, disabled, busy } = props
  const { failureTitle, failure, onSubmit, onClose, children } = props
  const id = useId()
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      firm={busy}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {cancel}
          </Button>
          <Button
            type="submit"
            form={id}
            variant={danger ? 'danger' : 'primary'}
            loading={busy}
            disabled={disabled}
          >
            {submit}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className={layout.stack16} onSubmit={onSubmit}>
        {failure && <FormError title={failureTitle}>{failure}</FormError>}
        {children}
      </form>
    </Dialog>
  )
}
