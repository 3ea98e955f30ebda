import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { go } from '../../core/navigation/app-link.tsx'
import { withSearch } from '../../core/navigation/paths.ts'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { Button } from '../../ui/form/button.tsx'
import { useEditing } from './editor/use-editor.ts'
import styles from './wizard.module.css'

/** Previous, Save Draft, and what leads on: the next step, or at the end publishing. */
export function StepFoot({ step, onward }: { step: 2 | 3 | 4; onward?: ReactNode }) {
  const { draft, flush } = useEditing()
  const hrefOf = (number: number) => withSearch(`/create/${draft.id}`, { step: String(number) })
  const leave = async () => {
    // The error is shown at the top; leaving the step would hide it.
    if (!(await flush())) return showToast('Your draft isn’t saved yet', { tone: 'bad' })
    showToast('Draft saved', { tone: 'good' })
    await go('/dashboard/content')
  }
  return (
    <div className={styles.foot} data-foot>
      {step > 2 && (
        <Button
          variant="ghost"
          aria-label="Previous"
          icon={<ArrowLeft size={16} />}
          href={hrefOf(step - 1)}
        >
          <span className={styles.roomy}>Previous</span>
        </Button>
      )}
      <span className={styles.grow} />
      {draft.status === 'draft' && (
        <Button variant="outline" onClick={leave}>
          Save Draft
        </Button>
      )}
      {onward ?? (
        <Button variant="primary" href={hrefOf(step + 1)}>
          Next <ArrowRight size={16} />
        </Button>
      )}
    </div>
  )
}
