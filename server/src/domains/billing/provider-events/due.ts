import { after } from '../../../platform/clock/after.ts'
import type { DueTask } from '../../../platform/events/due.ts'
import type { Scope } from '../../../platform/scope.ts'
import { settleStatement } from '../../ledger/index.ts'
import { providerOf } from '../gateways/index.ts'
import { readCursor } from './reader.ts'
import { keepCardEvents } from './receive-card-event.ts'
import { advanceCursor, type CursorName } from './writer.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** What the provider lists a moment late is seen by the next look. */
const overlap = 5 * minute
/** Where nobody has looked yet: all that the provider still has. */
const beginning = new Date(0)

/** From where the last look has come to, by the provider's own clock. */
const look = async (
  scope: Scope,
  name: CursorName,
  read: (since: Date) => Promise<Date | null>,
) => {
  const seen = await readCursor(scope.db, name)
  const newest = await read(seen ? after(seen, -overlap) : beginning)
  if (newest) await scope.transact((tx) => advanceCursor(tx, name, newest))
}

/** Every message that the provider has for us, so that one which was lost costs time and no money. */
const readEvents = async (scope: Scope, since: Date) => {
  let newest: Date | null = null
  for await (const page of providerOf(scope).listEvents(since)) {
    const told = page.map(({ event }) => event)
    await keepCardEvents(scope, told)
    for (const { madeAt } of page) if (!newest || madeAt > newest) newest = madeAt
  }
  return newest
}

export const findLostMessages: DueTask = {
  name: 'billing.find-lost-messages',
  everyMs: 5 * minute,
  run: async (scope) => {
    await look(scope, 'events', (since) => readEvents(scope, since))
    return 0
  },
}

/** Fees of payments that a message told of: those are known only there. */
export const readStatement: DueTask = {
  name: 'billing.read-statement',
  everyMs: minute,
  run: async (scope) => {
    const to = after(scope.now(), day)
    await look(scope, 'statement', (from) =>
      settleStatement(scope, providerOf(scope), { from, to }),
    )
    return 0
  },
}
