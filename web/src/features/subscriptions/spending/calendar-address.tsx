import { useState } from 'react'
import { saying } from '../../../app/saying.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { useRenewCalendar } from '../use-subscriptions.ts'
import styles from './spending.module.css'

/** For calendar programs, which follow it by themselves. Whoever has the address can read it. */
export function CalendarAddress({ path }: { path: string }) {
  const [asking, setAsking] = useState(false)
  const renew = useRenewCalendar()
  const address = new URL(path, location.origin).href
  const confirm = async () => {
    await saying(
      renew.mutateAsync(undefined),
      'The calendar has a new address. The one before stopped working.',
    )
    setAsking(false)
  }
  return (
    <div className={styles.address}>
      <p>
        Follow these dates in your own calendar. Whoever has this address can read them, so keep it
        to yourself.
      </p>
      <p className={styles.link}>{address}</p>
      <div className={styles.pair}>
        <CopyButton text={address} label="Copy calendar address" size="sm" />
        <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
          Make a new address
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title="Make a new address?"
        confirm="Make a new one"
        busy={renew.isPending}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        The present address stops working at once, also in calendars that follow it.
      </ConfirmDialog>
    </div>
  )
}
