import { useTitle } from '../core/navigation/use-title.ts'
import art from '../features/home/art/night.svg'
import { Button } from '../ui/form/button.tsx'
import styles from './not-found.module.css'

export function NotFound() {
  useTitle('Page not found')
  return (
    <section className={styles.stage}>
      <img className={styles.art} src={art} alt="" width="1200" height="480" />
      <div className={styles.words}>
        <p className={styles.code}>404</p>
        <h1 className={styles.title}>Page not found</h1>
        <p className={styles.text}>The link may be wrong, or the page may have been removed.</p>
        <Button variant="primary" size="lg" href="/">
          Go Home
        </Button>
      </div>
    </section>
  )
}
