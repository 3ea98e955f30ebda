import type { FewerNotifications, FollowBell, NotificationId } from '@fanfare/contract'
import { fail } from '../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../platform/scope.ts'
import { seeProfile } from '../profiles/index.ts'
import { changeBell } from '../social/index.ts'
import { kindNamed } from './kinds/index.ts'
import { lockOwnNotices } from './own-notices.ts'
import { tellReaders } from './take-back.ts'
import { turnKindOff, turnKindsOn } from './writer/readers.ts'

type Direction = 'down' | 'up'

const steps: Record<Direction, Record<FollowBell, FollowBell>> = {
  down: { all: 'highlights', highlights: 'none', none: 'none' },
  up: { none: 'highlights', highlights: 'all', all: 'all' },
}

const bellWords: Record<FollowBell, (name: string) => string> = {
  all: (name) => `You’ll be told about every post from ${name}.`,
  highlights: (name) => `You’ll be told only about highlights from ${name}.`,
  none: (name) => `You won’t be told about new posts from ${name}.`,
}

const kindWords: Record<Direction, (plural: string) => string> = {
  down: (plural) => `You won’t get notifications about ${plural}.`,
  up: (plural) => `You’ll get notifications about ${plural} again.`,
}

/** Of a new post it is about its creator, of anything else about its kind. */
export const changeFewer = (
  scope: SignedInScope,
  id: NotificationId,
  direction: Direction,
): Promise<FewerNotifications> =>
  scope.transact(async (tx) => {
    const { accountId } = scope.actor
    const { notices, publishes } = await lockOwnNotices(tx, scope, [id])
    const [notice] = notices
    if (notice) {
      const { name, plural } = kindNamed(notice.kind)
      if (plural === null) return fail('notification.always-on')
      if (direction === 'down') await turnKindOff(tx, accountId, name)
      else await turnKindsOn(tx, accountId, [name])
      return { kind: name, bell: null, message: kindWords[direction](plural) }
    }
    const [publish] = publishes
    if (!publish) return fail('notification.not-found')
    const bell = steps[direction][publish.bell]
    await changeBell(tx, accountId, publish.creatorId, bell)
    const creator = await seeProfile(tx, scope.actor, publish.creatorId)
    tellReaders(tx, [accountId])
    const message = bellWords[bell](creator?.display_name ?? 'this creator')
    return { kind: 'publish', bell, message }
  })
