import { setTimeout as sleep } from 'node:timers/promises'
import type { Scope } from '../../server/src/platform/scope.ts'
import { countUnfinishedFiles } from './reader.ts'

const patienceMs = 120_000

/** A post is published with the first good rendition; the world is ready when all files are. */
export const filesSettled = async (scope: Scope) => {
  let [left, since] = [await countUnfinishedFiles(scope.db), Date.now()]
  while (left > 0 && Date.now() - since < patienceMs) {
    await sleep(500)
    const now = await countUnfinishedFiles(scope.db)
    if (now !== left) since = Date.now()
    left = now
  }
  return left
}
