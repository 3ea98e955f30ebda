import { useState } from 'react'
import { tagPath } from '../../../core/navigation/topic-paths.ts'
import { Link } from '../../../ui/layout/link.tsx'
import styles from './description.module.css'

const folded = 200

/** Cut between words. */
export const beginningOf = (text: string) =>
  text.length <= folded ? text : `${text.slice(0, folded).replace(/\s+\S*$/, '')} …`

export function Description({ text, tags }: { text: string; tags: readonly string[] }) {
  const [open, setOpen] = useState(false)
  if (!text && tags.length === 0) return null
  return (
    <div className={styles.description}>
      {text && (
        <p className={styles.text}>
          {open ? text : beginningOf(text)}{' '}
          {text.length > folded && (
            <button
              type="button"
              className={styles.more}
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            >
              {open ? 'Show less' : 'Show more'}
            </button>
          )}
        </p>
      )}
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag}>
              <Link href={tagPath(tag)} className={styles.tag}>
                #{tag}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
