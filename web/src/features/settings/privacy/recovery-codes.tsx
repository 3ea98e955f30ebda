import { Download } from 'lucide-react'
import { Button } from '../../../ui/form/button.tsx'
import { CopyButton } from '../../../ui/form/copy-button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import section from '../section.module.css'
import { useOwnViewer } from '../use-own-viewer.ts'
import styles from './second-factor.module.css'

const download = (name: string, text: string) => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

type Props = { codes: readonly string[]; onSaved: () => void }

/** Shown once and never again, so it does not close by accident. */
export function RecoveryCodes({ codes, onSaved }: Props) {
  const { email } = useOwnViewer()
  const list = codes.join('\n')
  const file = `Fanfare recovery codes for ${email}\nEach code works once.\n\n${list}\n`
  return (
    <Dialog
      open
      firm
      onClose={onSaved}
      title="Save your recovery codes"
      description="If you lose your app, each code signs you in once. Keep them somewhere safe. We can’t show them again."
      actions={
        <Button variant="primary" data-first onClick={onSaved}>
          I’ve saved them
        </Button>
      }
    >
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={section.after}>
        <CopyButton text={list} label="Copy all" />
        <Button
          variant="outline"
          icon={<Download size={16} />}
          onClick={() => download('fanfare-recovery-codes.txt', file)}
        >
          Download as text
        </Button>
      </div>
    </Dialog>
  )
}
