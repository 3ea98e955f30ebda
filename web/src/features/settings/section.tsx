import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTitle } from '../../core/navigation/use-title.ts'
import { IconButton } from '../../ui/form/icon-button.tsx'
import layout from '../../ui/layout/layout.module.css'
import typography from '../../ui/text/typography.module.css'
import styles from './section.module.css'

type Props = { title: string; intro?: string; level?: 1 | 2; children: ReactNode }

export function Section({ title, intro, level = 1, children }: Props) {
  const Heading = `h${level}` as const
  useTitle(`${title} · Settings`)
  return (
    <div className={layout.stack20}>
      <header className={styles.head}>
        <IconButton
          href="/settings"
          label="Back to Settings"
          icon={<ArrowLeft size={20} />}
          className={styles.back}
        />
        <div>
          <Heading className={styles.title}>{title}</Heading>
          {intro && <p className={typography.secondary}>{intro}</p>}
        </div>
      </header>
      {children}
    </div>
  )
}
