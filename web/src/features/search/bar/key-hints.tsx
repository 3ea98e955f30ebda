import styles from './search-layer.module.css'

/** For those who see the keys; the pattern itself tells others. */
export function KeyHints() {
  return (
    <p className={styles.hints} aria-hidden="true">
      <span>
        <kbd className={styles.key}>↑</kbd>
        <kbd className={styles.key}>↓</kbd>to move
      </span>
      <span>
        <kbd className={styles.key}>Enter</kbd>to open
      </span>
      <span>
        <kbd className={styles.key}>Esc</kbd>to close
      </span>
    </p>
  )
}
