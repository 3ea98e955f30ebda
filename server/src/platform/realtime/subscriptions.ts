import type { ServerMessage } from '@fanfare/contract'
import type { Hub, Listener } from './hub.ts'
import type { Presence } from './presence/presence.ts'
import { hiddenStatus } from './presence/store.ts'
import { socketLimits } from './rules.ts'

interface Surroundings {
  readonly hub: Hub
  readonly presence: Presence
  /** Of the connection that all of this is about. */
  readonly listener: Listener
  mayJoin(topic: string): Promise<boolean>
  answer(message: ServerMessage): void
  isOpen(): boolean
}

interface Subscription {
  readonly listener: Listener
  /** Something was told since it was joined, which is newer than what was read. */
  isTold: boolean
  /** False while its person is hidden from this one. */
  isHeard: boolean
}

/** Whom a topic tells of; null of any other topic. */
const personOf = (topic: string) => (topic.startsWith('presence:') ? topic.slice(9) : null)

/** What one connection listens to. */
export const openSubscriptions = (surroundings: Surroundings) => {
  const { hub, presence, listener, mayJoin, answer, isOpen } = surroundings
  const { accountId } = listener
  const topics = new Map<string, Subscription>()

  const subscription = (): Subscription => {
    const made: Subscription = {
      isTold: false,
      isHeard: false,
      listener: {
        accountId,
        deliver(message) {
          made.isTold = true
          listener.deliver(message)
        },
      },
    }
    return made
  }

  const leave = (topic: string) => {
    const joined = topics.get(topic)
    if (joined) hub.leave(topic, joined.listener)
    topics.delete(topic)
  }

  /** Whoever does not show whether they are here does not see it of others. */
  const seesOthers = async () => accountId !== null && (await presence.isShown(accountId))

  const enter = async (topic: string, joined: Subscription) => {
    joined.isTold = false
    joined.isHeard = personOf(topic) === null || (await seesOthers())
    if (joined.isHeard) await hub.join(topic, joined.listener)
    else hub.leave(topic, joined.listener)
    // The socket may have left meanwhile, and would be told for ever.
    if (topics.get(topic) !== joined) hub.leave(topic, joined.listener)
  }

  const tellStatus = async (topic: string, joined: Subscription) => {
    const person = personOf(topic)
    if (person === null) return
    if (!joined.isHeard) return answer(hiddenStatus(person))
    const status = await presence.read(person)
    if (!joined.isTold) answer(status)
  }

  const refuse = (id: string, code: string, message: string) =>
    answer({ type: 'error', id, code, message })

  const subscribe = async (id: string, topic: string) => {
    if (topics.size >= socketLimits.topics && !topics.has(topic)) {
      return refuse(id, 'too-many-topics', 'This page is subscribed to too many updates.')
    }
    // Counted before it is allowed, so that a burst of questions cannot pass the limit.
    const joined = topics.get(topic) ?? subscription()
    topics.set(topic, joined)
    try {
      if (!(await mayJoin(topic))) {
        // It may have been heard before, when it was allowed.
        leave(topic)
        return refuse(id, 'topic-not-found', 'We couldn’t find this.')
      }
      if (!isOpen() || topics.get(topic) !== joined) return
      await enter(topic, joined)
      // Without them a page is told of the next change, as after a push that is lost.
      const lateChanges = await hub.lateChanges(topic).catch(() => [])
      answer({ type: 'subscribed', id, topic, lateChanges })
      await tellStatus(topic, joined)
    } catch (error) {
      leave(topic)
      throw error
    }
  }

  const recheck = async () => {
    for (const [topic, joined] of [...topics]) {
      if (!(await mayJoin(topic))) leave(topic)
      else if (personOf(topic) !== null) {
        const wasHeard = joined.isHeard
        await enter(topic, joined)
        if (joined.isHeard !== wasHeard) await tellStatus(topic, joined)
      }
    }
  }

  return {
    subscribe,
    unsubscribe: leave,
    recheck,
    has: (topic: string) => topics.has(topic),
    leaveAll() {
      for (const topic of [...topics.keys()]) leave(topic)
    },
  }
}
