import type { ContentId, PromotionView } from '@fanfare/contract'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { PiecePicker } from './piece-picker.tsx'
import styles from './promotions.module.css'

type Props = { promotion: PromotionView; onClose: () => void }

/** The address of one piece that brings the code along to its checkout. */
export function LinkDialog({ promotion: { code, pieces }, onClose }: Props) {
  const [chosen, setChosen] = useState<ContentId | undefined>(pieces?.[0]?.id)
  const query = new URLSearchParams({ code })
  const link = chosen ? `${location.origin}/content/${chosen}?${query}` : ''
  return (
    <Dialog
      open
      onClose={onClose}
      title={`A link with ${code}`}
      description="Whoever opens it sees the piece, and the code is filled in when they buy."
      actions={
        <Button variant="ghost" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className={styles.form}>
        <PiecePicker
          legend="For which piece?"
          among={pieces}
          chosen={chosen ? [chosen] : []}
          onChoose={([id]) => setChosen(id)}
          single
        />
        {link && (
          <div className={styles.link}>
            <TextField label="Link" readOnly value={link} />
            <CopyButton text={link} label="Copy link" />
          </div>
        )}
      </div>
    </Dialog>
  )
}
