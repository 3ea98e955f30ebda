import type { Highlights } from '@fanfare/contract'
import styles from './highlighted.module.css'
import { partsOf } from './parts-of.ts'

type Props = { text: string; highlights: Highlights }

/** The server says where words were found; the text itself is only ever text. */
export function Highlighted({ text, highlights }: Props) {
  return partsOf(text, highlights).map(({ at, words, isFound }) =>
    isFound ? (
      <mark key={at} className={styles.found}>
        {words}
      </mark>
    ) : (
      words
    ),
  )
}
