import { withSearch } from '../../core/navigation/paths.ts'
import { Button } from '../../ui/form/button.tsx'
import hero from './art/hero.svg'
import styles from './pitch.module.css'

/** On the stage while nothing is featured. */
export function Opening() {
  return <img className={styles.art} src={hero} alt="" width="1200" height="520" />
}

/** Explains Fanfare to first-time visitors. */
export function Pitch() {
  return (
    <section className={styles.pitch} aria-labelledby="pitch">
      <div className={styles.words}>
        <h2 id="pitch" className={styles.title}>
          A stage for the work you love
        </h2>
        <p className={styles.lead}>
          Follow the creators you love, subscribe to unlock more of their work, and support them
          directly.
        </p>
      </div>
      <div className={styles.actions}>
        <Button variant="primary" size="lg" href="/register">
          Create account
        </Button>
        <Button size="lg" href={withSearch('/register', { type: 'creator' })}>
          Become a creator
        </Button>
      </div>
    </section>
  )
}
