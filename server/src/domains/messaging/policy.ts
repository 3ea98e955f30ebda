import type { MayWrite } from '@fanfare/contract'
import { allow, deny, type Verdict } from '../../platform/errors/domain-error.ts'
import type { SignedIn } from '../../platform/scope.ts'

/** What one person is to another who wants to write to them. */
export interface Contact {
  /** They have written to this person, accepted a request of theirs or begun the conversation. */
  readonly isAccepted: boolean
  readonly mayWrite: MayWrite
  /** They follow whoever writes. */
  readonly follows: boolean
  /** Whoever writes subscribes to them. */
  readonly subscribes: boolean
}

/** Where a message of this person would lie. */
export type Reach = 'inbox' | 'request' | 'none'

/** Whoever was answered once goes on writing: the setting is for those who were not. */
export const reachOf = ({ isAccepted, mayWrite, follows, subscribes }: Contact): Reach => {
  if (isAccepted) return 'inbox'
  switch (mayWrite) {
    case 'everyone':
      return follows || subscribes ? 'inbox' : 'request'
    case 'following':
      return follows ? 'inbox' : 'none'
    case 'subscribers':
      return subscribes ? 'inbox' : 'none'
    case 'nobody':
      return 'none'
  }
}

/** Until they choose: fans are written to by fewer people. */
export const firstMayWrite = (isCreator: boolean): MayWrite =>
  isCreator ? 'everyone' : 'following'

const domain =
  '[a-z0-9-]+\\.(?:com|net|org|io|co|me|app|dev|xyz|info|link|shop|site|online|ly|gg|tv)'
const link = new RegExp(`(?:[a-z][a-z0-9+.-]*://|\\bwww\\.|\\b${domain}\\b)`, 'i')

/** A request carries none: what looks like an address counts, whether or not a page would make a link of it. */
export const hasLink = (text: string) => link.test(text)

interface Owned {
  readonly kind: 'direct' | 'group' | 'broadcast'
  readonly owner_id: string | null
}

export const canManage = ({ kind, owner_id }: Owned, actor: SignedIn): Verdict => {
  if (kind !== 'group') return deny('conversation.not-a-group')
  return owner_id === actor.accountId ? allow : deny('conversation.not-owner')
}

export const canChangeMessage = (
  { sender_id }: { readonly sender_id: string },
  actor: SignedIn,
): Verdict => (sender_id === actor.accountId ? allow : deny('message.not-own'))
