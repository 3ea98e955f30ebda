import type { TierView, TierWording } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { readOf } from '../../../core/api/api.ts'
import styles from './editor.module.css'
import { rewordingOf } from './reword-words.ts'

type Props = { tier: TierView; next: TierWording }

/** Before it is saved: whom a new wording is told, and what they may do about it. */
export function RewordNote({ tier, next }: Props) {
  const isAsked = rewordingOf(tier, next, undefined).length > 0
  const read = readOf('readAudience', { query: { period: '30d' } })
  const { data, isLoading } = useQuery({ ...read, enabled: isAsked })
  const people = data && (data.tiers.find(({ id }) => id === tier.id)?.people ?? 0)
  const lines = isLoading ? [] : rewordingOf(tier, next, people)
  return (
    <div aria-live="polite">
      {lines.length > 0 && (
        <ul className={styles.follows} aria-label="What happens when you save">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
