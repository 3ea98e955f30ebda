import type { ContentId, PromotionView, TierId } from '@fanfare/contract'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { PiecePicker } from './piece-picker.tsx'
import styles from './promotions.module.css'
import { TierPicker } from './tier-picker.tsx'

type Props = { promotion: PromotionView; onClose: () => void }

const addressOf = (path: string, query: Record<string, string>) =>
  `${location.origin}${path}?${new URLSearchParams(query)}`

/** An address that brings the code along: of one piece, or of the checkout of one tier. */
export function LinkDialog({ promotion, onClose }: Props) {
  const { code, periods, pieces, tiers } = promotion
  const [piece, setPiece] = useState<ContentId | undefined>(pieces?.[0]?.id)
  // One that was chosen once may have left sale, so none is proposed.
  const [tier, setTier] = useState<TierId>()
  const isForTiers = periods !== null
  const link = isForTiers
    ? tier && addressOf('/checkout', { type: 'subscription', id: tier, code })
    : piece && addressOf(`/content/${piece}`, { code })
  return (
    <Dialog
      open
      onClose={onClose}
      title={`A link with ${code}`}
      description={
        isForTiers
          ? 'Whoever opens it comes to the checkout of the tier, with the code filled in.'
          : 'Whoever opens it sees the piece, and the code is filled in when they buy.'
      }
      actions={
        <Button variant="ghost" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className={styles.form}>
        {isForTiers ? (
          <TierPicker
            legend="For which tier?"
            among={tiers}
            chosen={tier ? [tier] : []}
            onChoose={([id]) => setTier(id)}
            single
          />
        ) : (
          <PiecePicker
            legend="For which piece?"
            among={pieces}
            chosen={piece ? [piece] : []}
            onChoose={([id]) => setPiece(id)}
            single
          />
        )}
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
