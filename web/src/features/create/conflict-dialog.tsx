import { Button } from '../../ui/form/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { fieldLabels } from './editor/field-labels.ts'
import { fieldWords } from './editor/field-words.ts'
import { fieldsOf } from './editor/fields.ts'
import { useEditing } from './editor/use-editor.ts'
import { TwoSides } from './two-sides.tsx'

/** Two tabs wrote different things in the same place; one person decides. */
export function ConflictDialog() {
  const { clash, fields, resolve } = useEditing()
  const theirs = clash && fieldsOf(clash.theirs)
  return (
    <Dialog
      open={clash !== null}
      firm
      onClose={() => {}}
      title="This post was changed in another tab"
      description="Both tabs edited the fields below. All other changes are kept either way."
      size="lg"
      actions={
        <>
          <Button variant="outline" onClick={() => resolve('theirs')}>
            Use the other tab’s version
          </Button>
          <Button variant="primary" data-first onClick={() => resolve('mine')}>
            Keep this tab’s version
          </Button>
        </>
      }
    >
      {theirs &&
        clash.names.map((name) => (
          <TwoSides
            key={name}
            name={fieldLabels[name]}
            left={['This tab', fieldWords(name, fields)]}
            right={['Other tab (saved)', fieldWords(name, theirs)]}
          />
        ))}
    </Dialog>
  )
}
