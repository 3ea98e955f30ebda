import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../../../ui/layout/link.tsx'
import styles from './topics.module.css'

type Props = { title: string; count?: string | undefined; children?: ReactNode }

export function TopicHead({ title, count, children }: Props) {
  return (
    <header className={styles.head}>
      <Link href="/explore" className={styles.back}>
        <ArrowLeft size={16} />
        Explore
      </Link>
      <h1 className={styles.title}>{title}</h1>
      {(count !== undefined || children) && (
        <p className={styles.facts}>
          <span>{count}</span>
          {children}
        </p>
      )}
    </header>
  )
}
