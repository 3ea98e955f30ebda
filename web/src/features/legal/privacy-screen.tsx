import { useTitle } from '../../core/navigation/use-title.ts'
import { Link } from '../../ui/layout/link.tsx'
import { Prose } from '../../ui/layout/prose.tsx'

export function PrivacyScreen() {
  useTitle('Privacy')
  return (
    <Prose>
      <h1>Privacy</h1>
      <small>Effective November 15, 2026</small>
      <p>
        We only store what Fanfare needs to work. This page explains what that is. We don’t use
        advertising trackers.
      </p>
      <h2>What we store</h2>
      <ul>
        <li>
          <strong>Your account:</strong> your email address, username, display name, and a one-way
          hash of your password. If you turn on two-factor authentication, we also store its secret
          and your recovery codes.
        </li>
        <li>
          <strong>Your sessions:</strong> for each device you sign in on, the browser, IP address
          and time, so you can recognize your devices and sign them out.
        </li>
        <li>
          <strong>Your profile:</strong> the photo and text you add. Profiles are public.
        </li>
        <li>
          <strong>Your settings:</strong> which notifications you get and how Fanfare looks.
        </li>
      </ul>
      <h2>Cookies</h2>
      <p>
        We use three cookies. One keeps you signed in and can’t be read by scripts. The other two
        remember your theme and accent color for a year. Your browser also remembers whether you
        closed the sidebar.
      </p>
      <h2>Who can see it</h2>
      <p>
        We don’t sell your data. Other people can see your profile and what you publish. We use an
        email provider to send email and a storage provider to store files. Both work for us and may
        use your data only for that.
      </p>
      <h2>How long we keep it</h2>
      <p>
        We keep your account and profile for as long as your account exists. Signed-out sessions are
        deleted once they expire. The logs we use to find problems don’t contain passwords or codes.
      </p>
      <h2>Your choices</h2>
      <p>
        You can change your profile, email and password, and sign out devices, in your settings. For
        anything else, see <Link href="/help">Help & support</Link>.
      </p>
    </Prose>
  )
}
