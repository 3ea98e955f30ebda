import type { TierView } from '@fanfare/contract'
import { ImageUp, RotateCw } from 'lucide-react'
import { Message } from '../../../ui/feedback/message.tsx'
import { ProgressBar } from '../../../ui/feedback/progress.tsx'
import { Button } from '../../../ui/form/button.tsx'
import field from '../../../ui/form/field.module.css'
import typography from '../../../ui/text/typography.module.css'
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
      <p className={field.label}>Cover (optional)</p>
      <div className={styles.row}>
        <Button
          variant="outline"
          icon={<ImageUp size={16} />}
          loading={step.at === 'sending'}
          onClick={cover.pick}
        >
          {hasOne ? 'Replace cover' : 'Upload cover'}
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
            Keep current cover
          </Button>
        )}
      </div>
      <div role="status" className={styles.status}>
        {step.at === 'sending' && (
          <>
            <ProgressBar label="Cover upload" value={percent} />
            <span>Uploading… {percent}%</span>
          </>
        )}
        {step.at === 'kept' && tier?.coverProcessing && <span>Processing your new cover…</span>}
      </div>
      {(step.at === 'failed' || step.at === 'refused') && <Message>{step.message}</Message>}
      <p className={typography.hint}>{hintFor('thumbnail')}. Shown at 5:2.</p>
    </div>
  )
}
