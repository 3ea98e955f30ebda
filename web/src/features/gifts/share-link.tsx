import type { GiftView } from '@fanfare/contract'
import { useState } from 'react'
import { toastResult } from '../../core/api/toast-result.ts'
import { Button } from '../../ui/form/button.tsx'
import { CopyButton } from '../../ui/form/copy-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import styles from './gifts.module.css'
import { useRenewLink } from './use-gifts.ts'

type Props = { gift: GiftView; link: string }

export function ShareLink({ gift: { id }, link }: Props) {
  const [asking, setAsking] = useState(false)
  const renew = useRenewLink()
  const address = new URL(link, location.origin).href
  const replace = () =>
    void toastResult(
      renew.run({ params: { id } }),
      'New link created. The old one no longer works.',
    ).finally(() => setAsking(false))
  return (
    <Panel title="Share the link">
      <div className={styles.link}>
        <TextField label="Gift link" readOnly value={address} />
        <CopyButton text={address} label="Copy link" />
      </div>
      <Button size="sm" variant="ghost" className={styles.renew} onClick={() => setAsking(true)}>
        Create new link
      </Button>
      <ConfirmDialog
        open={asking}
        title="Create a new link?"
        confirm="Create new link"
        busy={renew.isPending}
        onConfirm={replace}
        onClose={() => setAsking(false)}
      >
        Use this if the link reached the wrong person. The current link will stop working.
      </ConfirmDialog>
    </Panel>
  )
}
