import { CloudUpload } from 'lucide-react'
import type { ReactNode } from 'react'
import { Message } from '../../ui/feedback/message.tsx'
import { Button } from '../../ui/form/button.tsx'
import typography from '../../ui/text/typography.module.css'
import styles from './drop-zone.module.css'
import { type Picked, pickFiles } from './file-access.ts'

type Props = {
  accept: Readonly<Record<string, string[]>>
  several?: boolean
  title: string
  hint: ReactNode
  choose: string
  refusals: readonly string[]
  onFiles: (picked: Picked[]) => void
}

/** Where nothing is yet. Files can be dropped anywhere on the screen; the button is the other way. */
export function DropZone(props: Props) {
  const { accept, several = false, title, hint, choose, refusals, onFiles } = props
  const pick = async () => onFiles(await pickFiles({ accept, several }))
  return (
    <div className={styles.zone}>
      <CloudUpload size={28} className={typography.tertiary} />
      <p className={styles.title}>{title}</p>
      <p className={styles.hint}>{hint}</p>
      <Button variant="outline" onClick={pick}>
        {choose}
      </Button>
      <Refusals of={refusals} />
    </div>
  )
}

export function Refusals({ of }: { of: readonly string[] }) {
  return (
    <div role="alert" className={styles.refusals}>
      {of.map((refusal) => (
        <Message key={refusal}>{refusal}</Message>
      ))}
    </div>
  )
}
