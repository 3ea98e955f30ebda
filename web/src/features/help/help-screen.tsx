import { money, rates, splitPrice, tipLapseDays } from '@fanfare/contract/money'
import { useState } from 'react'
import { moneyText, rateText } from '../../core/format/money.ts'
import { useTitle } from '../../core/navigation/use-title.ts'
import { useViewer } from '../../core/session/viewer.ts'
import { Link } from '../../ui/layout/link.tsx'
import { Prose } from '../../ui/layout/prose.tsx'
import { ContactForm, type Topic } from './contact-form.tsx'
import styles from './help-screen.module.css'

const price = money(999, 'USD')
const { total, creator } = splitPrice(price)

export function HelpScreen() {
  const viewer = useViewer()
  const [topic, setTopic] = useState<Topic>('problem')
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
      <h2>How do I get a refund?</h2>
      <p>
        Open the receipt under <Link href="/settings/billing">Settings &gt; Billing</Link> and
        choose “Get a refund”. Within 30 days, and if you’ve used less than a quarter of what you
        bought, the whole amount goes back to your card right away, up to three times in 90 days.
        Otherwise you can request a refund: the creator has 3 days to answer, and then we decide.
      </p>
      <h2>How do subscriptions renew, and how do I stop?</h2>
      <p>
        A subscription renews every month or year until you cancel it under{' '}
        <Link href="/subscriptions">My Subscriptions</Link>. Canceling takes one click, and you keep
        access until the end of the period. You can also pause for up to 3 months a year. If a
        creator hasn’t published anything in 60 days, we don’t charge you until they do.
      </p>
      <h2>When are tips charged?</h2>
      <p>
        Tips are collected and charged together: once they reach {moneyText(money(500, 'USD'))}, or
        with your next subscription renewal. Until then you can take them back under{' '}
        <Link href="/settings/billing">Settings &gt; Billing</Link>. Tips that can’t be charged for{' '}
        {tipLapseDays} days are canceled.
      </p>
      <h2>How do gifts work?</h2>
      <p>
        Choose “Gift” on a post or “Give as a gift” on a tier. You get a link that one person can
        claim. A gift never renews. Until it’s claimed, you can get your money back.
      </p>
      <h2 id="fees">What does Fanfare cost creators?</h2>
      <p>
        Your account is free. When you make a sale, Fanfare keeps {rateText(rates.platform)} of the
        price, excluding tax. On a {moneyText(price)} sale you earn {moneyText(creator)}, and the
        fan pays {moneyText(total)}, including card processing.
      </p>
      <h2 id="contact">Still need help?</h2>
      <p>Write to us. A real person will read your message and reply by email.</p>
      <div className={styles.contact}>
        {viewer !== undefined && (
          <ContactForm topic={topic} onTopic={setTopic} email={viewer?.email} />
        )}
      </div>
    </Prose>
  )
}
