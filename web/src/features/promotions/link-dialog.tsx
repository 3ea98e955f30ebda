import type { ContentId, PromotionView, TierId } from '@fanfare/contract'
import { useState } from 'react'
import { withSearch } from '../../core/navigation/paths.ts'
import { Button } from '../../ui/form/button.tsx'
import { CopyButton } from '../../ui/form/copy-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import layout from '../../ui/layout/layout.module.css'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { ContentPicker } from './content-picker.tsx'
import styles from './promotions.module.css'
import { TierPicker } from './tier-picker.tsx'

type Props = { promotion: PromotionView; onClose: () => void }

/** An address that brings the code along: of one post, or of the checkout of one tier. */
export function LinkDialog({ promotion, onClose }: Props) {
  const { code, periods, contents, tiers } = promotion
  const [content, setContent] = useState<ContentId | undefined>(contents?.[0]?.id)
  // A tier of the promotion may no longer be on sale, so none is preselected.
  const [tier, setTier] = useState<TierId>()
  const isForTiers = periods !== null
  const path = isForTiers
    ? tier && withSearch('/checkout', { type: 'subscription', id: tier, code })
    : content && withSearch(`/content/${content}`, { code })
  const link = path && location.origin + path
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Link with ${code}`}
      description={
        isForTiers
          ? 'This link opens the tier’s checkout with the code filled in.'
          : 'This link opens the post and fills in the code at checkout.'
      }
      actions={
        <Button variant="ghost" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className={layout.stack16}>
        {isForTiers ? (
          <TierPicker
            legend="Which tier?"
            among={tiers}
            chosen={tier ? [tier] : []}
            onChoose={([id]) => setTier(id)}
            single
          />
        ) : (
          <ContentPicker
            legend="Which post?"
            among={contents}
            chosen={content ? [content] : []}
            onChoose={([id]) => setContent(id)}
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
