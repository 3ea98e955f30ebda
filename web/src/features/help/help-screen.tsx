import { money, rates, splitPrice } from '@fanfare/contract/money'
import { moneyText, rateText } from '../../core/format/money.ts'
import { useTitle } from '../../core/navigation/use-title.ts'
import { Link } from '../../ui/layout/link.tsx'
import { Prose } from '../../ui/layout/prose.tsx'

const price = money(999, 'USD')
const { total, creator } = splitPrice(price)

export function HelpScreen() {
  useTitle('Help & support')
  return (
    <Prose>
      <h1>Help & support</h1>
      <p>Answers to the questions we get most.</p>
      <h2>I forgot my password</h2>
      <p>
        <Link href="/forgot-password">Reset it</Link> with your account’s email address. The link we
        email you lets you choose a new password and signs you out everywhere.
      </p>
      <h2>I didn’t get the confirmation email</h2>
      <p>
        Check your spam folder first. If it isn’t there, sign in, make sure your email address is
        spelled correctly in your settings, and resend it from there.
      </p>
      <h2>I lost my phone and can’t enter a code</h2>
      <p>
        When we ask for a code, choose “Use a recovery code instead” and enter one of the recovery
        codes you saved when you turned on two-factor authentication. Each code works once. Then set
        up your new phone in your settings.
      </p>
      <h2>Someone else may have access to my account</h2>
      <p>
        Open the list of devices in your settings, sign out every device you don’t recognize, and
        then change your password. Devices are signed out right away.
      </p>
      <h2 id="fees">What does Fanfare cost creators?</h2>
      <p>
        Your account is free. When you make a sale, Fanfare keeps {rateText(rates.platform)} of the
        price, excluding tax. On a {moneyText(price)} sale you earn {moneyText(creator)}, and the
        fan pays {moneyText(total)}, including card processing.
      </p>
      <h2>Still need help?</h2>
      <p>
        <Link href="/settings/help">Contact us</Link>. A real person will read your message and
        reply by email.
      </p>
    </Prose>
  )
}
