import { useTitle } from '../../app/use-title.ts'
import { Link } from '../../ui/link.tsx'
import { Prose } from '../../ui/prose.tsx'

export function PrivacyScreen() {
  useTitle('Privacy')
  return (
    <Prose>
      <h1>Privacy</h1>
      <small>In force since 15 November 2026.</small>
      <p>
        We keep what the product needs to work, and say here what that is. There are no advertising
        trackers.
      </p>
      <h2>What we store</h2>
      <ul>
        <li>
          <strong>Your account:</strong> e-mail address, username, display name, and the password as
          a one-way hash. If you turn on a second factor, its secret and the recovery codes.
        </li>
        <li>
          <strong>Your sessions:</strong> for each device you sign in on, the browser it names, the
          network address and the time, so that you can recognise and end them.
        </li>
        <li>
          <strong>Your profile:</strong> the picture and the words you put there. Profiles are
          public.
        </li>
        <li>
          <strong>Your settings:</strong> which notifications you want and how Fanfare looks.
        </li>
      </ul>
      <h2>Cookies</h2>
      <p>
        One keeps you signed in and cannot be read by scripts. Two remember the theme and the accent
        colour for a year. That is all of them. Your browser also remembers whether you closed the
        sidebar.
      </p>
      <h2>Who else sees it</h2>
      <p>
        Nobody buys it. Other people see your profile and what you publish. E-mail travels through a
        mail provider, and files lie with a storage provider; both work for us and only to that end.
      </p>
      <h2>How long</h2>
      <p>
        Account and profile as long as the account exists. Ended sessions disappear once they have
        run out. Logs for finding faults hold no passwords and no codes.
      </p>
      <h2>Your say</h2>
      <p>
        You can change your profile, address and password, and end sessions, in the settings. For
        anything else, see <Link href="/help">Help & support</Link>.
      </p>
    </Prose>
  )
}
