import { useState } from 'react'
import { toastResult } from '../../../core/api/toast-result.ts'
import { Button } from '../../../ui/form/button.tsx'
import { CopyButton } from '../../../ui/form/copy-button.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { useRenewCalendar } from '../use-subscriptions.ts'
import styles from './spending.module.css'

/** For calendar programs, which follow it by themselves. Whoever has the address can read it. */
export function CalendarAddress({ path }: { path: string }) {
  const [asking, setAsking] = useState(false)
  const renew = useRenewCalendar()
  const address = new URL(path, location.origin).href
  const confirm = async () => {
    await toastResult(
      renew.run(undefined),
      'New calendar link created. The old one no longer works.',
    )
    setAsking(false)
  }
  return (
    <div className={styles.address}>
      <p>
        Add these dates to your own calendar. Anyone with this link can see them, so keep it
        private.
      </p>
      <p className={styles.link}>{address}</p>
      <div className={layout.row8}>
        <CopyButton text={address} label="Copy calendar link" size="sm" />
        <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
          Create new link
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title="Create a new link?"
        confirm="Create new link"
        busy={renew.isPending}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        The current link stops working right away, including in calendars that use it.
      </ConfirmDialog>
    </div>
  )
}
