import type { Problem } from '@fanfare/contract'
import { CircleCheck, PackageX, Ticket } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { MissingState } from '../../../ui/feedback/missing-state.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { ConfirmFirst } from './confirm-first.tsx'
import { OpenContent } from './open-content.tsx'
import type { Wanted } from './wanted.ts'

type Asking = { problem: Problem; onRetry: () => void; retrying: boolean }
type Props = Asking & { wanted: Wanted }

/** Says why the item can't be paid, and what to do instead. */
export function Refused({ wanted, problem, onRetry, retrying }: Props) {
  const isTier = wanted.type === 'subscription' || wanted.type === 'gift-term'
  if (wanted.type === 'attachments') {
    return <RefusedAttachments problem={problem} onRetry={onRetry} retrying={retrying} />
  }
  const open = (label: string) => (
    <Button variant="primary" href={isTier ? '/subscriptions' : `/content/${wanted.id}`}>
      {label}
    </Button>
  )
  switch (problem.code) {
    case 'content.not-found':
    case 'tier.not-found':
    case 'request.invalid':
      return <ItemNotFound />
    case 'subscription.exists':
      return (
        <Instead
          icon={<CircleCheck size={24} />}
          title="You’re already subscribed"
          action={open('My Subscriptions')}
        >
          To switch to another of this creator’s tiers, choose Manage. You haven’t been charged.
        </Instead>
      )
    case 'tier.full':
      return (
        <Instead
          icon={<Ticket size={24} />}
          title="No spots left"
          action={open('My Subscriptions')}
        >
          {problem.detail} A spot opens up when someone leaves.
        </Instead>
      )
    case 'checkout.owned':
      return (
        <Instead
          icon={<CircleCheck size={24} />}
          title="You already have this"
          action={isTier ? open('My Subscriptions') : <OpenContent id={wanted.id} />}
        >
          You bought it, or a subscription includes it. You haven’t been charged.
        </Instead>
      )
    case 'checkout.own-content':
      return (
        <Instead
          icon={<Ticket size={24} />}
          title={isTier ? 'This is your tier' : 'This is your post'}
          action={open(isTier ? 'My Subscriptions' : 'Open')}
        >
          You don’t need to pay for it.
        </Instead>
      )
    case 'checkout.not-for-sale':
      return (
        <Instead
          icon={<Ticket size={24} />}
          title="Not for sale"
          action={open(isTier ? 'My Subscriptions' : 'See how to unlock it')}
        >
          {isTier ? 'This tier is free, so it can’t be given as a gift.' : problem.detail}
        </Instead>
      )
    case 'auth.email-not-verified':
      return <ConfirmFirst onRetry={onRetry} retrying={retrying} />
    default:
      return <NoPrice problem={problem} onRetry={onRetry} retrying={retrying} />
  }
}

/** What is attached is seen and opened in its conversation. */
function RefusedAttachments({ problem, onRetry, retrying }: Asking) {
  switch (problem.code) {
    case 'message.not-found':
    case 'request.invalid':
      return <ItemNotFound />
    case 'checkout.owned':
    case 'checkout.own-content':
    case 'checkout.not-for-sale':
      return (
        <Instead
          icon={<Ticket size={24} />}
          title={problem.code === 'checkout.owned' ? 'You already have this' : 'Not for sale'}
          action={
            <Button variant="primary" href="/messages">
              Messages
            </Button>
          }
        >
          {problem.detail}
        </Instead>
      )
    case 'auth.email-not-verified':
      return <ConfirmFirst onRetry={onRetry} retrying={retrying} />
    default:
      return <NoPrice problem={problem} onRetry={onRetry} retrying={retrying} />
  }
}

function NoPrice({ problem, onRetry, retrying }: Asking) {
  return (
    <ErrorState level={1} title="We couldn’t load the price" onRetry={onRetry} retrying={retrying}>
      {problem.detail} You haven’t been charged.
    </ErrorState>
  )
}

export function ItemNotFound() {
  return (
    <MissingState icon={<PackageX size={24} />} title="Item Not Found">
      It doesn’t exist or is no longer for sale. You haven’t been charged.
    </MissingState>
  )
}

type InsteadProps = { icon: ReactNode; title: string; action: ReactNode; children: ReactNode }

function Instead(props: InsteadProps) {
  return <EmptyState level={1} {...props} />
}
