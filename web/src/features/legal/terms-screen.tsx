import { rates } from '@fanfare/contract/rates'
import { rateText } from '../../core/format/money.ts'
import { useTitle } from '../../core/navigation/use-title.ts'
import { Link } from '../../ui/layout/link.tsx'
import { Prose } from '../../ui/layout/prose.tsx'

export function TermsScreen() {
  useTitle('Terms')
  return (
    <Prose>
      <h1>Terms</h1>
      <small>Effective November 17, 2026</small>
      <p>
        On Fanfare, creators publish their work and fans follow, subscribe to and buy it. By
        creating an account, you agree to these terms.
      </p>
      <h2>Your account</h2>
      <ul>
        <li>
          Each account belongs to one person. Keep your password private and your email address up
          to date.
        </li>
        <li>You must confirm your email address before you pay or publish.</li>
        <li>To sell on Fanfare you must be 18 or older.</li>
        <li>You can sign out any device in your settings at any time.</li>
      </ul>
      <h2>What you publish</h2>
      <ul>
        <li>
          Your work stays yours. You allow us to store it, process it for playback and show it to
          the people you choose.
        </li>
        <li>You may publish only what you have the rights to. You confirm this for every post.</li>
        <li>
          <strong>No sexual content.</strong> Our payment provider doesn’t allow it, so we don’t
          either.
        </li>
        <li>No illegal content, harassment or impersonation.</li>
      </ul>
      <h2>Money</h2>
      <ul>
        <li>
          Creators set their own prices. Fanfare keeps <strong>{rateText(rates.platform)}</strong>{' '}
          of the price, excluding tax. The rest goes to the creator.
        </li>
        <li>The price fans see includes card processing and is the amount we charge.</li>
        <li>
          <strong>30-day money-back guarantee:</strong> get a full refund within 30 days of a
          purchase if you’ve used less than a quarter of it, up to three times in 90 days.
          Downloading something or opening an image at full size counts as all of it. Otherwise the
          creator has 3 days to decide, and then we do.
        </li>
        <li>
          You can <Link href="/withdraw">withdraw from a contract</Link> without an account’s
          password, with the reference on your receipt.
        </li>
        <li>
          You can cancel a subscription in one click. You keep access until the end of the period
          you’ve paid for.
        </li>
      </ul>
      <h2>If you break the rules</h2>
      <p>
        We may remove a post or close an account. If we do, we’ll tell you which rule was broken and
        what you can do. If we remove something people have bought, we refund them.
      </p>
      <h2>The service</h2>
      <p>
        Fanfare is new, and parts of it are still being built. To learn what we store about you, see{' '}
        <Link href="/privacy">Privacy</Link>.
      </p>
    </Prose>
  )
}
