import type { ContentId } from '@fanfare/contract'
import type { DueTask } from '../../../platform/events/due.ts'
import { readPublishedOf } from '../../catalog/index.ts'
import { forgetCreator, lockChangedCreator, markDocuments, noteReached } from '../writer.ts'

const atOnce = 500

/** Some posts at a time, since the transaction of an event holds up all others. */
export const markCreators: DueTask = {
  name: 'search.mark-creators',
  run: (scope) =>
    scope.transact(async (tx) => {
      const creator = await lockChangedCreator(tx, scope.now())
      if (!creator) return 0
      const reached = creator.reached as ContentId | null
      const ids = await readPublishedOf(tx, creator.id, reached, atOnce)
      await markDocuments(tx, 'content', ids, scope.now())
      const last = ids.at(-1)
      if (last && ids.length === atOnce) await noteReached(tx, creator.id, last)
      else await forgetCreator(tx, creator.id)
      return 1
    }),
}
