import type { PromotionView } from '@fanfare/contract'
import { useState } from 'react'
import { toastProblem } from '../../core/api/toast-result.ts'
import { Button } from '../../ui/form/button.tsx'
import { CopyButton } from '../../ui/form/copy-button.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import layout from '../../ui/layout/layout.module.css'
import rows from '../../ui/layout/rows.module.css'
import { cx } from '../../ui/lib/cx.ts'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { discountWords, redeemedWords, stateWords, termsWords } from './promotion-words.ts'
import styles from './promotions.module.css'
import { useEndPromotion } from './use-promotions.ts'

const tones = { active: 'good', scheduled: 'warn', 'used-up': 'quiet', ended: 'quiet' } as const

export function PromotionRow({ promotion }: { promotion: PromotionView }) {
  const { code, discount, state, abilities } = promotion
  const [dialog, setDialog] = useState<'link' | 'end' | null>(null)
  const close = () => setDialog(null)
  return (
    <li className={cx(rows.row, styles.promotion)}>
      <div className={rows.words}>
        <p className={rows.line}>
          <strong className={styles.code}>{code}</strong>
          <span>{discountWords(discount)}</span>
          <Badge tone={tones[state]}>{stateWords[state]}</Badge>
        </p>
        <p className={rows.hint}>{termsWords(promotion)}</p>
      </div>
      <p className={styles.count}>{redeemedWords(promotion)}</p>
      {abilities.end && (
        <div className={layout.row8}>
          <CopyButton size="sm" text={code} label="Copy code" />
          <Button size="sm" variant="outline" onClick={() => setDialog('link')}>
            Get link
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setDialog('end')}>
            End now
          </Button>
        </div>
      )}
      {dialog === 'link' && <LinkDialog promotion={promotion} onClose={close} />}
      {dialog === 'end' && <EndDialog promotion={promotion} onClose={close} />}
    </li>
  )
}

type Props = { promotion: PromotionView; onClose: () => void }

function EndDialog({ promotion: { id, code }, onClose }: Props) {
  const end = useEndPromotion()
  const confirm = () => void end.run({ params: { id } }).then(onClose).catch(toastProblem)
  return (
    <ConfirmDialog
      open
      title={`End ${code}?`}
      confirm="End now"
      danger
      busy={end.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      No one will be able to use it anymore. Orders already paid with it don’t change, and you can
      create the same code again later.
    </ConfirmDialog>
  )
}
