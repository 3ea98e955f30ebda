import styles from './typing.module.css'

const wordsOf = (names: readonly string[]) => {
  if (names.length === 0) return ''
  if (names.length > 2) return 'Several people are typing'
  return `${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} typing`
}

/** Has its room also while nobody types, so that nothing moves. */
export function Typing({ names }: { names: readonly string[] }) {
  const words = wordsOf(names)
  return (
    <p className={styles.typing} role="status">
      {words && (
        <>
          <span className={styles.dots} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          {words}
        </>
      )}
    </p>
  )
}
