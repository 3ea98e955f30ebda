import type { EmailSubscription } from '@fanfare/contract'
import { MailCheck, MailMinus, MailX } from 'lucide-react'
import { CommandError } from '../../../core/api/failure.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Step } from '../../identity/index.ts'
import { emailWords } from './email-words.ts'
import type { useUnsubscribe } from './use-unsubscribe.ts'

type Props = { subscription: EmailSubscription } & Omit<ReturnType<typeof useUnsubscribe>, 'read'>

const settings = (
  <Button variant="ghost" size="lg" wide href="/settings/notifications">
    All notification settings
  </Button>
)

/** Also after an undo: then it says that the emails come again. */
export function Subscribed({ subscription, hasActed, unsubscribe }: Props) {
  const words = emailWords(subscription)
  return (
    <Step
      follows={hasActed}
      icon={hasActed ? <MailCheck size={24} /> : <MailMinus size={24} />}
      title={hasActed ? 'You’re subscribed again' : words.question}
      lead={hasActed ? words.again : words.about}
    >
      <CommandError title="You’re still subscribed" error={unsubscribe.error} />
      <Button
        variant={hasActed ? 'outline' : 'primary'}
        size="lg"
        wide
        loading={unsubscribe.isPending}
        onClick={unsubscribe.run}
      >
        Unsubscribe
      </Button>
      {hasActed && settings}
    </Step>
  )
}

/** Whoever opens the link a second time finds this too. */
export function Unsubscribed({ subscription, hasActed, undo }: Props) {
  return (
    <Step
      follows={hasActed}
      icon={<MailX size={24} />}
      tone="good"
      title="You’re unsubscribed"
      lead={emailWords(subscription).over}
    >
      <CommandError title="You’re still unsubscribed" error={undo.error} />
      <Button variant="outline" size="lg" wide loading={undo.isPending} onClick={undo.run}>
        Undo
      </Button>
      {settings}
    </Step>
  )
}
