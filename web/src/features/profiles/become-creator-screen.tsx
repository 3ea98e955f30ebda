import { rates } from '@fanfare/contract/rates'
import { useQueryClient } from '@tanstack/react-query'
import { BadgeCheck, Check, Megaphone } from 'lucide-react'
import { useCommand } from '../../core/api/api.ts'
import { rootFailure } from '../../core/api/failure.tsx'
import { toastSuccess } from '../../core/api/toast-result.ts'
import { rateText } from '../../core/format/money.ts'
import { go } from '../../core/navigation/app-link.tsx'
import { profilePath } from '../../core/navigation/paths.ts'
import { useTitle } from '../../core/navigation/use-title.ts'
import { rereadPerson } from '../../core/realtime/reread-person.ts'
import { BirthDateField } from '../../core/session/birth-date-field.tsx'
import { useBirthDate } from '../../core/session/use-birth-date.ts'
import { useViewer } from '../../core/session/viewer.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Button } from '../../ui/form/button.tsx'
import { FormError } from '../../ui/form/form-error.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import styles from './become-creator.module.css'

const changes = [
  'Your profile gets a Creator badge and is listed with other creators, unless you only show it to people who are signed in.',
  `Fanfare keeps ${rateText(rates.platform)} of the price, excluding tax. The rest is yours, and your account stays free.`,
  'You need to confirm your email before you publish, and be 18 or older to sell.',
  'Everything else stays the same: your username, photo, settings and how you sign in.',
]

export function BecomeCreatorScreen() {
  useTitle('Become a creator')
  const queries = useQueryClient()
  const viewer = useViewer()
  const become = useCommand('becomeCreator', { refresh: ['readViewer', 'listCreators'] })
  const { field, otherError, busy, submit } = useBirthDate(async (request) => {
    await become.run(request)
    if (!viewer) return
    rereadPerson(queries, viewer)
    toastSuccess('You’re a creator now')
    void go(profilePath(viewer.username))
  })
  const { failure, failureTitle } = rootFailure(otherError, 'Nothing was changed')
  if (!viewer) return null
  if (viewer.role !== 'fan') return <NotForYou role={viewer.role} username={viewer.username} />

  return (
    <form className={styles.screen} onSubmit={submit} noValidate>
      <h1>Become a creator</h1>
      <p className={styles.lead}>Here’s what changes for @{viewer.username}:</p>
      <Panel>
        <ul className={styles.changes}>
          {changes.map((change) => (
            <li key={change}>
              <Check size={20} />
              {change}
            </li>
          ))}
        </ul>
      </Panel>
      <BirthDateField {...field} />
      {failure && <FormError title={failureTitle}>{failure}</FormError>}
      <div className={styles.actions}>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          icon={<Megaphone size={20} />}
          loading={busy}
        >
          Become a creator
        </Button>
        <Button variant="ghost" size="lg" href="/">
          Not now
        </Button>
      </div>
    </form>
  )
}

function NotForYou({ role, username }: { role: string; username: string }) {
  const creator = role === 'creator'
  return (
    <EmptyState
      level={1}
      icon={<BadgeCheck size={24} />}
      title={creator ? 'You’re a creator' : 'Staff accounts can’t sell'}
      action={
        <Button variant="primary" href={profilePath(username)}>
          Go to your profile
        </Button>
      }
    >
      {creator
        ? 'Your profile has the Creator badge. You’re all set.'
        : 'Moderators can’t sell on Fanfare. Use a personal account to publish.'}
    </EmptyState>
  )
}
