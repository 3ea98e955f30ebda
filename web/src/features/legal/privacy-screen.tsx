import { cookies, storedData } from '@fanfare/contract/privacy'
import { useTitle } from '../../core/navigation/use-title.ts'
import { Link } from '../../ui/layout/link.tsx'
import { Prose } from '../../ui/layout/prose.tsx'
import { Facts } from './facts.tsx'

export function PrivacyScreen() {
  useTitle('Privacy')
  return (
    <Prose>
      <h1>Privacy</h1>
      <small>Effective November 17, 2026</small>
      <p>
        We only store what Fanfare needs to work. This page explains what that is. We don’t use
        advertising trackers.
      </p>
      <h2>What we store</h2>
      <Facts
        facts={Object.values(storedData).map(({ title, holds, kept }) => ({
          name: title,
          text: holds,
          kept,
        }))}
      />
      <h2>Cookies</h2>
      <p>These are all the cookies we set. None of them is used for advertising.</p>
      <Facts
        facts={Object.values(cookies).map(({ name, purpose, lasts }) => ({
          name: <code>{name}</code>,
          text: purpose,
          kept: lasts,
        }))}
      />
      <p>
        Your browser also remembers a few things that are never sent to us: whether you closed the
        sidebar, grid or list view, volume and captions, comments you haven’t sent, messages you
        haven’t sent (until you sign out), uploads that aren’t finished, and payments whose outcome
        isn’t known yet. Card fields come from our payment provider, which may set cookies of its
        own to prevent fraud.
      </p>
      <h2>Who can see it</h2>
      <p>
        We don’t sell your data. You choose who can see your profile. What you publish is seen by
        the people you publish it for. Creators see the names of the people who buy from them,
        subscribe to them or tip them. These companies work for us and may use your data only for
        that: a payment provider, an email provider and a storage provider. If a payment is
        disputed, we send the bank what shows that it was made and used.
      </p>
      <h2>Logs</h2>
      <p>
        The logs we use to find problems don’t contain passwords, codes, email addresses or card
        details.
      </p>
      <h2>Your choices</h2>
      <p>
        You can change your profile, email and password, choose which emails you get, and sign out
        devices in your settings. For anything else, <Link href="/help#contact">contact us</Link>.
      </p>
    </Prose>
  )
}
