import { useTitle } from '../../app/use-title.ts'
import { Link } from '../../ui/link.tsx'
import { Prose } from '../../ui/prose.tsx'

export function TermsScreen() {
  useTitle('Terms')
  return (
    <Prose>
      <h1>Terms</h1>
      <small>In force since 15 November 2026.</small>
      <p>
        Fanfare is a place where creators publish their work and fans follow, subscribe to and buy
        it. These are the rules both sides agree to by opening an account.
      </p>
      <h2>Your account</h2>
      <ul>
        <li>
          One person stands behind each account. Keep the password to yourself and the e-mail
          address current.
        </li>
        <li>You confirm your e-mail address before you pay or publish.</li>
        <li>To sell on Fanfare you must be 18 or older.</li>
        <li>You can sign out any device from your settings at any time.</li>
      </ul>
      <h2>What you publish</h2>
      <ul>
        <li>
          Your work stays yours. You allow us to store it, prepare it for playing and show it to
          whom you chose.
        </li>
        <li>You publish only what you have the rights to, and confirm that for every piece.</li>
        <li>
          <strong>No sexual content.</strong> Our card provider forbids it, so we do too.
        </li>
        <li>Nothing illegal, no harassment, no pretending to be someone else.</li>
      </ul>
      <h2>Money</h2>
      <ul>
        <li>
          Creators set their prices. Fanfare keeps <strong>12%</strong> of the price net of tax; the
          rest is the creator’s.
        </li>
        <li>The price a fan sees includes card processing. It is the amount that is charged.</li>
        <li>
          A subscription can be cancelled in one click and stays open until the paid period ends.
        </li>
      </ul>
      <h2>When rules are broken</h2>
      <p>
        We may take a piece down or close an account. We say which rule it was and what you can do.
        What others have bought is refunded when we remove it.
      </p>
      <h2>The service</h2>
      <p>
        Fanfare is young. Parts of it are still being built, and a part you do not see in the
        navigation does not exist yet. What we store about you is described under{' '}
        <Link href="/privacy">Privacy</Link>.
      </p>
    </Prose>
  )
}
