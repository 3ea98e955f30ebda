import { CloudAlert, Unlink } from 'lucide-react'
import { useSearchParam } from '../../../core/navigation/use-search-param.ts'
import { useTitle } from '../../../core/navigation/use-title.ts'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { Button } from '../../../ui/form/button.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Step } from '../../identity/index.ts'
import { Subscribed, Unsubscribed } from './subscription.tsx'
import { useUnsubscribe } from './use-unsubscribe.ts'

/** From the link of an email, signed in or not. Nothing changes before somebody presses the button. */
export function UnsubscribeScreen() {
  useTitle('Unsubscribe')
  const token = useSearchParam<'/unsubscribe'>('token')
  return token ? <Asked token={token} /> : <BadLink />
}

function Asked({ token }: { token: string }) {
  const { read, ...changes } = useUnsubscribe(token)
  const { data, error, isFetching, refetch } = read
  if (data) {
    const State = data.email === 'off' ? Unsubscribed : Subscribed
    return <State key={data.email} subscription={data} {...changes} />
  }
  if (error?.problem.code === 'notification.wrong-link') return <BadLink />
  if (error) {
    return (
      <Step
        icon={<CloudAlert size={24} />}
        tone="bad"
        title="We couldn’t load this page"
        lead={`${error.problem.detail} Your emails haven’t changed.`}
      >
        <Button variant="primary" size="lg" wide loading={isFetching} onClick={() => refetch()}>
          Try again
        </Button>
      </Step>
    )
  }
  return (
    <Step title="Unsubscribe">
      <p className={layout.row12} role="status">
        <Spinner size={20} /> Loading
      </p>
    </Step>
  )
}

function BadLink() {
  return (
    <Step
      icon={<Unlink size={24} />}
      tone="bad"
      title="This link doesn’t work"
      lead="Part of it is missing or was changed. Open it from the email again, or choose your emails in your settings. Your emails haven’t changed."
    >
      <Button variant="primary" size="lg" wide href="/settings/notifications">
        All notification settings
      </Button>
    </Step>
  )
}
