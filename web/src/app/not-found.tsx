import art from '../features/home/art/night.svg'
import { Button } from '../ui/button.tsx'
import styles from './not-found.module.css'
import { useTitle } from './use-title.ts'

export function NotFound() {
  useTitle('Page not found')
  return (
    <section className={styles.stage}>
      <img className={styles.art} src={art} alt="" width="1200" height="480" />
      <div className={styles.words}>
        <p className={styles.code}>404</p>
        <h1 className={styles.title}>There is nothing at this address</h1>
        <p className={styles.text}>
          The link may be mistyped, or the page was taken down. Nothing is wrong with your account.
        </p>
        <Button variant="primary" size="lg" href="/">
          Go to the home page
        </Button>
      </div>
    </section>
  )
}
