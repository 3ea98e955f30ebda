import type { GiftView } from '@fanfare/contract'
import { useState } from 'react'
import { saying } from '../../app/saying.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './gifts.module.css'
import { useRenewLink } from './use-gifts.ts'

type Props = { gift: GiftView; link: string }

export function ShareLink({ gift: { id }, link }: Props) {
  const [asking, setAsking] = useState(false)
  const renew = useRenewLink()
  const address = new URL(link, location.origin).href
  const replace = () =>
    void saying(
      renew.mutateAsync({ params: { id } }),
      'The link before does not work any more.',
    ).finally(() => setAsking(false))
  return (
    <Panel title="Send the link">
      <div className={styles.link}>
        <TextField label="Link of your gift" readOnly value={address} />
        <CopyButton text={address} label="Copy link" />
      </div>
      <Button size="sm" variant="ghost" className={styles.renew} onClick={() => setAsking(true)}>
        Make a new link
      </Button>
      <ConfirmDialog
        open={asking}
        title="Make a new link?"
        confirm="Make a new link"
        busy={renew.isPending}
        onConfirm={replace}
        onClose={() => setAsking(false)}
      >
        For when it came into the wrong hands. The link you have now stops working.
      </ConfirmDialog>
    </Panel>
  )
}
