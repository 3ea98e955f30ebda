import type { LatestPost, Processing } from '@fanfare/contract'
import type { SignedInScope } from '../../platform/scope.ts'
import { readProcessing } from '../media/index.ts'
import { viewOwnContent } from './own-content.ts'
import { earlyUntil } from './policy.ts'
import { readContentRows, type ShownRow } from './reader/contents.ts'
import { readOwnSkeleton } from './reader/own-content.ts'

const newest = { sortBy: 'createdAt', sortOrder: 'desc' } as const
const most = 5

/** Each step counts the same: what they take differs from file to file. */
export const percentOf = (steps: Processing['steps']) =>
  steps.length === 0
    ? 0
    : Math.floor(steps.reduce((sum, { percent }) => sum + percent, 0) / steps.length)

/** What of a gallery is done nobody counts. */
const fileOf = ({ status, file_asset_id }: ShownRow) =>
  status === 'processing' && file_asset_id ? [file_asset_id] : []

/** Seven queries, whatever there is: ids, posts, their covers, the pin, what waits, files, sums. */
export const listLatestPosts = async (scope: SignedInScope): Promise<{ posts: LatestPost[] }> => {
  const { db, actor } = scope
  const ids = (await readOwnSkeleton(db, actor.accountId, newest, null, most)).map(({ id }) => id)
  const rows = await readContentRows(db, ids)
  const [items, files] = await Promise.all([
    viewOwnContent(scope, rows),
    readProcessing(db, rows.flatMap(fileOf)),
  ])
  const byAsset = new Map(files.map((file) => [file.assetId, file]))
  const posts = rows.flatMap((row, at): LatestPost[] => {
    const item = items[at]
    if (!item) return []
    const [assetId] = fileOf(row)
    const file = assetId && byAsset.get(assetId)
    const until = row.status === 'published' ? earlyUntil(row, scope.now()) : null
    return [
      {
        ...item,
        earlyUntil: until?.toISOString() ?? null,
        percent: file ? percentOf(file.steps) : null,
      },
    ]
  })
  return { posts }
}
