import { useTitle } from '../../app/use-title.ts'
import { Link } from '../../ui/link.tsx'
import { Prose } from '../../ui/prose.tsx'

export function HelpScreen() {
  useTitle('Help & support')
  return (
    <Prose>
      <h1>Help & support</h1>
      <p>The questions that come up most, and what to do.</p>
      <h2>I forgot my password</h2>
      <p>
        <Link href="/forgot-password">Ask for a new one</Link> with the e-mail address of your
        account. The link in the mail lets you set another password and signs out your other
        devices.
      </p>
      <h2>The confirmation mail did not arrive</h2>
      <p>
        Look in the spam folder first. If it is not there, sign in and send it again from your
        settings; also check there that the address has no typing mistake.
      </p>
      <h2>I lost my phone and cannot enter a code</h2>
      <p>
        Use one of the recovery codes you were shown when you turned on the second factor: choose
        “Use a recovery code” when you are asked for the code. Each works once. Afterwards, set up
        the new phone in your settings.
      </p>
      <h2>Someone else may be in my account</h2>
      <p>
        Open the list of devices in your settings and end every session you do not recognise, then
        change your password. An ended session stops at once.
      </p>
      <h2 id="fees">What does Fanfare cost creators?</h2>
      <p>
        An account is free. Fanfare keeps 12% of the price net of tax when something is sold. Of a
        $9.99 price, $8.79 is yours; the fan pays $10.28, which includes card processing.
      </p>
      <h2>None of this helps</h2>
      <p>
        <Link href="/settings/help">Write to us</Link>. A person reads it and answers by e-mail.
      </p>
    </Prose>
  )
}
