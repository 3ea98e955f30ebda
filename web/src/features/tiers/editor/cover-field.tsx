import type { TierView } from '@fanfare/contract'
import { ImageUp, RotateCw } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Message } from '../../../ui/message.tsx'
import { ProgressBar } from '../../../ui/progress.tsx'
import { hintFor } from '../../uploads/index.ts'
import styles from './editor.module.css'
import type { Cover } from './use-cover.ts'

type Props = { cover: Cover; tier: TierView | null }

/** The picture itself is in the preview. */
export function CoverField({ cover, tier }: Props) {
  const { step } = cover
  const hasOne = step.at === 'sent' || (step.at === 'kept' && Boolean(tier?.cover))
  const percent = step.at === 'sending' ? Math.round(step.part * 100) : 0
  return (
    <div className={styles.field}>
      <p className={styles.label}>Cover (optional)</p>
      <div className={styles.row}>
        <Button
          variant="outline"
          icon={<ImageUp size={16} />}
          loading={step.at === 'sending'}
          onClick={cover.pick}
        >
          {hasOne ? 'Replace the cover' : 'Upload a cover'}
        </Button>
        {hasOne && (
          <Button variant="ghost" onClick={cover.remove}>
            Remove
          </Button>
        )}
        {step.at === 'failed' && (
          <Button variant="ghost" icon={<RotateCw size={16} />} onClick={cover.again}>
            Try again
          </Button>
        )}
        {step.at !== 'kept' && step.at !== 'sending' && tier?.cover && (
          <Button variant="ghost" onClick={cover.keep}>
            Keep the old one
          </Button>
        )}
      </div>
      <div role="status" className={styles.status}>
        {step.at === 'sending' && (
          <>
            <ProgressBar label="Upload of the cover" value={percent} />
            <span>Uploading, {percent}%</span>
          </>
        )}
        {step.at === 'kept' && tier?.coverProcessing && <span>The new cover is being made…</span>}
      </div>
      {(step.at === 'failed' || step.at === 'refused') && <Message>{step.message}</Message>}
      <p className={styles.hint}>{hintFor('thumbnail')}. Shown five by two.</p>
    </div>
  )
}
