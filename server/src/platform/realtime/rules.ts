import { socketRules } from '@fanfare/contract'
import type { Actor } from '../scope.ts'

export const socketLimits = {
  messageBytes: 16 * 1024,
  topics: 50,
  messagesPerSecond: 20,
  /** A browser that reconnects asks for all its topics at once. */
  burst: 100,
  unsentBytes: 1024 * 1024,
} as const

export const closing = {
  normal: [1000, ''],
  goingAway: [1001, 'restarting'],
  tooManyMessages: [1008, 'too many messages'],
  unavailable: [1013, 'try again later'],
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

export const mayHear = async (rules: TopicRules, actor: Actor, topic: string) => {
  const [kind = '', id = ''] = topic.split(':')
  const rule = Object.hasOwn(rules, kind) ? rules[kind] : undefined
  return rule !== undefined && (await rule(actor, id))
}
