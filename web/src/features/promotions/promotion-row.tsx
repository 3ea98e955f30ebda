import type { PromotionView } from '@fanfare/contract'
import { useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { cx } from '../../ui/cx.ts'
import rows from '../../ui/rows.module.css'
import { showToast } from '../../ui/toast-store.ts'
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
        <div className={styles.actions}>
          <CopyButton size="sm" text={code} label="Copy code" />
          <Button size="sm" variant="outline" onClick={() => setDialog('link')}>
            Get a link
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
  const confirm = () =>
    end.mutate(
      { params: { id } },
      {
        onSuccess: onClose,
        onError: ({ problem }) => showToast(problem.detail, { tone: 'bad' }),
      },
    )
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
      From now on nobody can use it. Whoever has paid with it keeps the price, and you can make the
      same code again.
    </ConfirmDialog>
  )
}
