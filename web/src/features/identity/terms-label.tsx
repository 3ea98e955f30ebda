import { type Href, Link } from '../../ui/layout/link.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import styles from './step.module.css'

const Page = ({ href, children }: { href: Href; children: string }) => (
  <Link className={styles.link} href={href} target="_blank">
    {children}
    <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
  </Link>
)

/** In new tabs, so that the form stays as it is. */
export function TermsLabel() {
  return (
    <>
      I agree to the <Page href="/terms">Terms</Page> and have read the{' '}
      <Page href="/privacy">Privacy Policy</Page>
    </>
  )
}
