import { linkParts } from './link-parts.ts'
import styles from './message.module.css'

/** As it was written. Its links say nothing of where they were found, and are never fetched. */
export function MessageText({ text }: { text: string }) {
  return (
    <p className={styles.text}>
      {linkParts(text).map(({ at, text: words, href }) =>
        href ? (
          <a
            key={at}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className={styles.link}
          >
            {words}
          </a>
        ) : (
          words
        ),
      )}
    </p>
  )
}
