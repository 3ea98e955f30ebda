import { Button } from '../../../ui/form/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import typography from '../../../ui/text/typography.module.css'
import { fieldLabels } from '../editor/field-labels.ts'
import { fieldWords } from '../editor/field-words.ts'
import { TwoSides } from '../two-sides.tsx'
import { changeWords } from './change-words.ts'
import { useRevision } from './use-revision.ts'

/** Says what fans get before they get it. */
export function UpdateDialog({ onClose }: { onClose: () => void }) {
  const { names, before, after, isBusy, release } = useRevision()
  const update = async () => {
    await release()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      firm={isBusy}
      size="lg"
      title="Update this post"
      description="Fans see these changes as soon as you update. Nobody is notified."
      actions={
        <>
          <Button variant="ghost" onClick={onClose} disabled={isBusy}>
            Keep editing
          </Button>
          <Button variant="primary" data-first loading={isBusy} onClick={update}>
            Update
          </Button>
        </>
      }
    >
      {names.map((name) => {
        const words = changeWords(name, { before, after })
        return (
          <TwoSides
            key={name}
            name={fieldLabels[name]}
            left={['Fans see now', fieldWords(name, before)]}
            right={['After the update', fieldWords(name, after)]}
          >
            {words && <p className={typography.hint}>{words}</p>}
          </TwoSides>
        )
      })}
    </Dialog>
  )
}
