import type { AccountId, ContentId } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import type { World } from '../../../../test/harness.ts'
import { accountSecurity } from '../kinds/system.ts'
import { writeDrafts } from '../write-drafts.ts'
import { lockNumbers } from '../writer/notices.ts'
import { insertPublishes } from '../writer/publishes.ts'

/** Many at once, for what is about numbers and not about what happened. */
export const makeNotices = (world: World, recipient: AccountId, count: number) =>
  world.scope().transact((tx) =>
    writeDrafts(
      tx,
      Array.from({ length: count }, () => ({
        kind: accountSecurity,
        recipient,
        groupKey: uuid(),
        person: null,
        causeId: uuid(),
        at: world.clock.now(),
        detail: 'password',
      })),
      world.clock.now(),
    ),
  )

/** A post as a creator leaves it, and what its followers are told of it. */
export const makePublish = (world: World, creatorId: AccountId): Promise<ContentId> =>
  world.scope().transact(async (tx) => {
    const contentId = uuid() as ContentId
    const at = world.clock.now()
    const facts = { creator_id: creatorId, type: 'article', status: 'published' }
    await tx.q
      .insertInto('catalog.contents')
      .values({
        ...facts,
        id: contentId,
        title: 'Weather',
        published_at: at,
        created_at: at,
        updated_at: at,
      })
      .execute()
    const shown = { category: 'general', visibility: 'public', is_free: true }
    await tx.q
      .insertInto('catalog.content_stats')
      .values({ ...facts, ...shown, content_id: contentId })
      .execute()
    await lockNumbers(tx)
    await insertPublishes(tx, [{ contentId, creatorId, at }], new Set())
    return contentId
  })
