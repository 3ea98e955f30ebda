import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'

/** While something typed is not saved: the browser asks before it closes the tab, we before we change the screen. */
export function LeaveGuard({ unsaved, what }: { unsaved: boolean; what: string }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => unsaved && current.pathname !== next.pathname,
    enableBeforeUnload: unsaved,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      title="Leave without saving?"
      confirm="Leave"
      cancel="Stay"
      danger
      onConfirm={() => proceed?.()}
      onClose={() => reset?.()}
    >
      {what}
    </ConfirmDialog>
  )
}
