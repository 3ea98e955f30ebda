import { performance } from 'node:perf_hooks'
import { type AccountId, type ConversationId, socketRules } from '@fanfare/contract'
import type { Actor, SignedIn } from '../scope.ts'

export const socketLimits = {
  messageBytes: 16 * 1024,
  topics: 50,
  messagesPerSecond: 20,
  /** In one conversation; more of it is not told. */
  typingEveryMs: 1_000,
  /** To lists, of one conversation: they say it for some seconds. */
  typingInListsEveryMs: 4_000,
  /** A browser that reconnects asks for all its topics at once. */
  burst: 100,
  unsentBytes: 1024 * 1024,
  /** Open on one process: people have many tabs, and a campus has one address. */
  most: { perAccount: 50, perAddress: 500 },
  /** For how long a topic that everyone may hear is not asked about again. */
  openForMs: 2_000,
  rememberedTopics: 10_000,
} as const

export const closing = {
  normal: [1000, ''],
  goingAway: [1001, 'restarting'],
  tooManyMessages: [1008, 'too many messages'],
  unavailable: [1013, 'try again later'],
  tooManySockets: [1013, 'too many connections'],
  sessionEnded: [socketRules.closeCodes.sessionEnded, 'session ended'],
  badTicket: [socketRules.closeCodes.badTicket, 'ticket not valid'],
  tooSlow: [socketRules.closeCodes.tooSlow, 'too slow'],
} as const satisfies Record<string, readonly [code: number, why: string]>
export type Closing = keyof typeof closing

/** Asks the domain that owns what a topic is about whether this person may hear of it. */
export type TopicRule = (actor: Actor, id: string) => Promise<boolean>
export type TopicRules = Readonly<Record<string, TopicRule>>

export const ownAccount: TopicRule = async (actor, id) =>
  actor.kind === 'account' && actor.accountId === id

const ask = async (rules: TopicRules, actor: Actor, topic: string) => {
  const [kind = '', id = ''] = topic.split(':')
  const rule = Object.hasOwn(rules, kind) ? rules[kind] : undefined
  return rule !== undefined && (await rule(actor, id))
}

const nobody: Actor = { kind: 'anonymous' }

export interface Typing {
  readonly conversationId: ConversationId
  readonly isTyping: boolean
  /** Also those who do not have it open. */
  readonly isForLists: boolean
}

/** Tells the others in a conversation, where they may know of it. */
export type TellTyping = (actor: SignedIn, typing: Typing) => Promise<void>

/** Whether anybody has blocked this person or they anybody. */
export type HasBlocks = (accountId: AccountId) => Promise<boolean>

/**
 * Whoever joins a topic that everyone may hear costs no query while its last answer is fresh, however
 * many come at once: a page that is sent to a million people. A message tells only that something has
 * changed, so an answer may be two seconds old. What a stranger may hear, everybody may who has no blocks.
 */
export const gateOf = (rules: TopicRules, openForMs: number) => {
  const known = new Map<string, { readonly open: Promise<boolean>; readonly until: number }>()

  const isOpenToAll = (topic: string): Promise<boolean> => {
    const before = known.get(topic)
    if (before && before.until > performance.now()) return before.open
    known.delete(topic)
    const [oldest] = known.keys()
    if (oldest !== undefined && known.size >= socketLimits.rememberedTopics) known.delete(oldest)
    const open = ask(rules, nobody, topic)
    open.catch(() => known.delete(topic))
    known.set(topic, { open, until: performance.now() + openForMs })
    return open
  }

  return async (actor: Actor, topic: string, hasBlocks: boolean): Promise<boolean> => {
    if (!hasBlocks && (await isOpenToAll(topic))) return true
    return actor.kind !== 'anonymous' && ask(rules, actor, topic)
  }
}

export type Gate = ReturnType<typeof gateOf>
