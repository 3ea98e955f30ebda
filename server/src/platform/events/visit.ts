import type { Scope } from '../scope.ts'
import { passOver, pendingSubscribers } from './cursor.ts'
import type { Subscriber } from './subscriber.ts'

/**
 * One query asks for all who has something to do: each of those is visited, and one statement moves
 * all the others past the news they do not want. Answers whether there was any.
 */
export const visitPending = async (
  scope: Scope,
  subscribers: readonly Subscriber[],
  visit: (subscriber: Subscriber) => Promise<void> | void,
): Promise<boolean> => {
  const { wanting, idle } = await pendingSubscribers(scope.db, subscribers, scope.now())
  for (const subscriber of wanting) await visit(subscriber)
  if (idle.length > 0) await scope.transact((tx) => passOver(tx, idle))
  return wanting.length + idle.length > 0
}
