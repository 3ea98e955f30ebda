import { CloudAlert, MailCheck, MailOpen } from 'lucide-react'
import { useState } from 'react'
import { useSearchParam } from '../../core/navigation/use-search-param.ts'
import { useTitle } from '../../core/navigation/use-title.ts'
import { entranceHref } from '../../core/session/next.ts'
import { useViewer, type Viewer } from '../../core/session/viewer.ts'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { Button } from '../../ui/form/button.tsx'
import { BrokenLink } from './broken-link.tsx'
import { keptNext } from './kept-next.ts'
import { Resend } from './resend.tsx'
import styles from './step.module.css'
import { Step } from './step.tsx'
import { useVerify } from './use-verify.ts'

export function VerifyScreen() {
  useTitle('Confirm your email')
  const token = useSearchParam<'/verify'>('token')
  const viewer = useViewer()
  const { isSuccess, isFetching, error, refetch } = useVerify(token)

  if (!token)
    return viewer && !viewer.emailVerified ? <Ask viewer={viewer} /> : <Broken why="incomplete" />
  if (isSuccess) return <Confirmed />
  if (!error || isFetching || viewer === undefined) {
    return (
      <Step title="Confirming your email">
        <p className={styles.waiting} role="status">
          <Spinner size={20} /> This takes a moment.
        </p>
      </Step>
    )
  }
  if (error.problem.code === 'auth.expired-link' || error.problem.code === 'request.invalid') {
    return viewer?.emailVerified ? <Confirmed before /> : <Broken why="expired" follows />
  }
  return (
    <Step
      key="failed"
      follows
      icon={<CloudAlert size={24} />}
      tone="bad"
      title="Your email isn’t confirmed yet"
      lead={error.problem.detail}
    >
      <Button variant="primary" size="lg" wide onClick={() => refetch()}>
        Try again
      </Button>
    </Step>
  )
}

const continueWords = (next: string) =>
  next === '/' ? 'Continue to Fanfare' : 'Continue where you left off'

function Confirmed({ before = false }: { before?: boolean }) {
  const viewer = useViewer()
  const [next] = useState(keptNext.read)
  return (
    <Step
      key="confirmed"
      follows
      icon={<MailCheck size={24} />}
      tone="good"
      title={before ? 'Your email is already confirmed' : 'Your email is confirmed'}
      lead={before ? 'You’re all set.' : 'Thank you. You can now pay and publish.'}
    >
      <Button
        variant="primary"
        size="lg"
        wide
        href={viewer ? next : entranceHref('/login', next)}
        onClick={keptNext.forget}
      >
        {viewer ? continueWords(next) : 'Sign In'}
      </Button>
    </Step>
  )
}

/** Without a link, such as after signing in to get a new one. */
function Ask({ viewer }: { viewer: Viewer }) {
  return (
    <Step
      icon={<MailOpen size={24} />}
      title="Confirm your email"
      lead={
        <>
          Open the link we sent to <strong>{viewer.email}</strong>, or get a new one.
        </>
      }
    >
      <Resend email={viewer.email} variant="primary" />
    </Step>
  )
}

type BrokenProps = { why: 'incomplete' | 'expired'; follows?: boolean }

function Broken({ why, follows = false }: BrokenProps) {
  const viewer = useViewer()
  return (
    <BrokenLink what="email" why={why} follows={follows}>
      {viewer && !viewer.emailVerified && <Resend email={viewer.email} variant="primary" />}
      {viewer?.emailVerified && (
        <Button variant="primary" size="lg" wide href="/">
          Continue to Fanfare
        </Button>
      )}
      {viewer === null && (
        <Button variant="primary" size="lg" wide href={entranceHref('/login', '/verify')}>
          Sign in to get a new link
        </Button>
      )}
    </BrokenLink>
  )
}
