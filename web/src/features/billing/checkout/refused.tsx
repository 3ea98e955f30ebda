import type { Problem } from '@fanfare/contract'
import { CircleCheck, PackageX, Ticket } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { MissingState } from '../../../ui/missing-state.tsx'
import { ConfirmFirst } from './confirm-first.tsx'
import { OpenPiece } from './open-piece.tsx'
import type { Wanted } from './wanted.ts'

type Props = { wanted: Wanted; problem: Problem; onRetry: () => void; retrying: boolean }

/** Why nothing can be paid here, and what can be done instead. */
export function Refused({ wanted, problem, onRetry, retrying }: Props) {
  const isTier = wanted.type === 'subscription' || wanted.type === 'gift-term'
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
          title="You are subscribed already"
          action={open('My Subscriptions')}
        >
          You can change to another tier of this creator under Manage. Nothing was charged.
        </Instead>
      )
    case 'tier.full':
      return (
        <Instead
          icon={<Ticket size={24} />}
          title="All places are taken"
          action={open('My Subscriptions')}
        >
          {problem.detail} A place becomes free when somebody leaves.
        </Instead>
      )
    case 'checkout.owned':
      return (
        <Instead
          icon={<CircleCheck size={24} />}
          title="You have this already"
          action={isTier ? open('My Subscriptions') : <OpenPiece id={wanted.id} />}
        >
          It is included for you or was bought before. Nothing was charged.
        </Instead>
      )
    case 'checkout.own-piece':
      return (
        <Instead
          icon={<Ticket size={24} />}
          title={isTier ? 'This tier is your own' : 'This piece is your own'}
          action={open(isTier ? 'My Subscriptions' : 'Open it')}
        >
          Others pay for it; you do not have to.
        </Instead>
      )
    case 'checkout.not-for-sale':
      return (
        <Instead
          icon={<Ticket size={24} />}
          title="Not for sale"
          action={open(isTier ? 'My Subscriptions' : 'See what opens it')}
        >
          {isTier ? 'This tier is free, so there is nothing to give.' : problem.detail}
        </Instead>
      )
    case 'auth.email-not-verified':
      return <ConfirmFirst onRetry={onRetry} retrying={retrying} />
    default:
      return (
        <ErrorState
          level={1}
          title="The price could not be loaded"
          onRetry={onRetry}
          retrying={retrying}
        >
          {problem.detail} Nothing was charged.
        </ErrorState>
      )
  }
}

export function ItemNotFound() {
  return (
    <MissingState icon={<PackageX size={24} />} title="Item Not Found">
      It does not exist, or it is no longer sold. Nothing was charged.
    </MissingState>
  )
}

type InsteadProps = { icon: ReactNode; title: string; action: ReactNode; children: ReactNode }

function Instead(props: InsteadProps) {
  return <EmptyState level={1} {...props} />
}
