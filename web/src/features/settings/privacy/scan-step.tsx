import { Suspense, useState } from 'react'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { CodeInput } from '../../../ui/form/code-input.tsx'
import { CopyButton } from '../../../ui/form/copy-button.tsx'
import { lazyComponent } from '../../../ui/lib/lazy-component.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import styles from './second-factor.module.css'

const QrCode = lazyComponent(() => import('../../../ui/media/qr-code.tsx'), 'QrCode')

type Props = {
  secret: string
  uri: string
  onCode: (code: string) => Promise<void>
  onClose: () => void
}

export function ScanStep({ secret, uri, onCode, onClose }: Props) {
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  const check = async (entered: string) => {
    if (busy) return
    if (entered.length < 6) return setFault('Enter the 6-digit code from your app.')
    setBusy(true)
    try {
      await onCode(entered)
    } catch (error) {
      setFault((error as Error).message)
      setCode('')
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Scan with your app"
      firm={busy}
      description="Then enter the code it shows to finish."
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" loading={busy} onClick={() => check(code)}>
            Turn on
          </Button>
        </>
      }
    >
      <div className={styles.scan}>
        <Suspense fallback={<Skeleton shape="block" width={200} height={200} />}>
          <QrCode text={uri} label="QR code for your app" />
        </Suspense>
        <div className={styles.byHand}>
          <p className={styles.label}>Or enter this key manually</p>
          <p className={styles.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</p>
          <CopyButton text={secret} label="Copy key" size="sm" />
        </div>
      </div>
      <CodeInput
        label="Code from your app"
        value={code}
        error={fault}
        onChange={(next) => {
          setCode(next)
          setFault(undefined)
        }}
        onComplete={check}
      />
    </Dialog>
  )
}
