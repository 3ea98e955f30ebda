import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { phone, useMedia } from '../../../core/device/use-media.ts'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { hrefOf } from '../words.ts'
import styles from './chat.module.css'

/** On a phone it covers the bars of the page, so it has a way back of its own. */
export function InsteadOfChat({ children }: { children: ReactNode }) {
  const isPhone = useMedia(phone)
  return (
    <div className={styles.chat}>
      {isPhone && (
        <header className={styles.head}>
          <BackToList />
        </header>
      )}
      <div className={styles.alone}>{children}</div>
    </div>
  )
}

export function BackToList() {
  return <IconButton label="Back to conversations" icon={<ArrowLeft size={20} />} href={hrefOf()} />
}
