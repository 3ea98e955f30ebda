import type { ReactNode } from 'react'
import { Button } from './button.tsx'

type Props = {
  /** The id of the form above, which stands outside of where the buttons are. */
  form: string
  busy: boolean
  onClose: () => void
  cancel?: string
  danger?: boolean | undefined
  disabled?: boolean
  /** What sending it does. */
  children: ReactNode
}

/** The way out of a dialog that asks for something, and the way on. */
export function FormActions(props: Props) {
  const { form, busy, onClose, cancel = 'Cancel', danger, disabled, children } = props
  return (
    <>
      <Button variant="ghost" onClick={onClose}>
        {cancel}
      </Button>
      <Button
        type="submit"
        form={form}
        variant={danger ? 'danger' : 'primary'}
        loading={busy}
        disabled={disabled}
      >
        {children}
      </Button>
    </>
  )
}
