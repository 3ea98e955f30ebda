import type { DueTask } from '../../platform/events/due.ts'
import { releaseEarnings } from './movements/release.ts'
import { keepLedgerPartitions } from './writer/partitions.ts'

const releaseDueEarnings: DueTask = {
  name: 'ledger.release-earnings',
  everyMs: 60_000,
  run: (scope) => scope.transact((tx) => releaseEarnings(tx, scope.now())),
}

const keepPartitions: DueTask = {
  name: 'ledger.keep-partitions',
  everyMs: 3_600_000,
  run: async (scope) => {
    await scope.transact((tx) => keepLedgerPartitions(tx, scope.now()))
    return 0
  },
}

export const ledgerDue: readonly DueTask[] = [releaseDueEarnings, keepPartitions]
