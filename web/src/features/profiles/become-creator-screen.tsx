import { useQueryClient } from '@tanstack/react-query'
import { BadgeCheck, Check, Megaphone } from 'lucide-react'
import { useCommand } from '../../app/api.ts'
import { go } from '../../app/app-link.tsx'
import { rereadPerson } from '../../app/people.ts'
import { useTitle } from '../../app/use-title.ts'
import { useViewer } from '../../app/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Panel } from '../../ui/panel.tsx'
import { showToast } from '../../ui/toast-store.ts'
import styles from './become-creator.module.css'

const changes = [
  'Your profile carries the Creator badge and is listed among the creators, unless you show it to signed-in people only.',
  'Fanfare keeps 12% of a price net of tax; the rest is yours. The account itself stays free.',
  'You confirm your e-mail address before you publish, and to sell you must be 18 or older.',
  'Everything else stays: your username, your picture, your settings and how you sign in.',
]

export function BecomeCreatorScreen() {
  useTitle('Become a creator')
  const queries = useQueryClient()
  const viewer = useViewer()
  const become = useCommand('becomeCreator', { refresh: ['readViewer', 'listCreators'] })
  if (!viewer) return null
  if (viewer.role !== 'fan') return <NotForYou role={viewer.role} username={viewer.username} />

  const confirm = () =>
    become.mutate(
      {},
      {
        onSuccess: () => {
          rereadPerson(queries, viewer)
          showToast('You are a creator now.', { tone: 'good' })
          void go(`/profile/${viewer.username}`)
        },
      },
    )
  return (
    <div className={styles.screen}>
      <h1>Become a creator</h1>
      <p className={styles.lead}>
        One step, no forms. This is what changes for @{viewer.username}:
      </p>
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
      {become.error && (
        <FormError title="Nothing was changed">{become.error.problem.detail}</FormError>
      )}
      <div className={styles.actions}>
        <Button
          variant="primary"
          size="lg"
          icon={<Megaphone size={20} />}
          loading={become.isPending}
          onClick={confirm}
        >
          Become a creator
        </Button>
        <Button variant="ghost" size="lg" href="/">
          Not now
        </Button>
      </div>
    </div>
  )
}

function NotForYou({ role, username }: { role: string; username: string }) {
  const creator = role === 'creator'
  return (
    <EmptyState
      level={1}
      icon={<BadgeCheck size={24} />}
      title={creator ? 'You are a creator' : 'Staff accounts do not sell'}
      action={
        <Button variant="primary" href={`/profile/${username}`}>
          Go to your profile
        </Button>
      }
    >
      {creator
        ? 'Your profile carries the Creator badge. There is nothing left to do here.'
        : 'Whoever moderates has no stake in what is moderated. Use a personal account to publish.'}
    </EmptyState>
  )
}
