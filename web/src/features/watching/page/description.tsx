import { useState } from 'react'
import { tagPath } from '../../../core/navigation/paths.ts'
import { Link } from '../../../ui/layout/link.tsx'
import styles from './description.module.css'

const folded = 200

/** Cut between words. */
export const beginningOf = (text: string) =>
  text.length <= folded ? text : `${text.slice(0, folded).replace(/\s+\S*$/, '')} …`

type Props = {
  text: string
  tags: readonly string[]
  /** It opens an article: larger, and never folded. */
  isLede: boolean
}

export function Description({ text, tags, isLede }: Props) {
  const [unfolded, setUnfolded] = useState(false)
  const open = isLede || unfolded
  if (!text && tags.length === 0) return null
  return (
    <div className={styles.description}>
      {text && (
        <p className={isLede ? styles.lede : styles.text}>
          {open ? text : beginningOf(text)}{' '}
          {!isLede && text.length > folded && (
            <button
              type="button"
              className={styles.more}
              aria-expanded={open}
              onClick={() => setUnfolded(!open)}
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
