import type { ContentStatus } from '@fanfare/contract'
import type { Transaction } from '../../platform/database/database.ts'
import { removeAsset } from '../media/index.ts'
import { keepCover, takeCover } from './cover.ts'
import { dueOf } from './due-at.ts'
import { type ContentFiles, readFiles } from './files.ts'
import { type Action, lifecycleFacts, next } from './lifecycle.ts'
import type { ContentRow } from './reader/contents.ts'
import { isReleased, takeRevision } from './revision.ts'
import { cutAgain } from './teaser.ts'
import { type ContentChange, changeContent } from './writer/contents.ts'

const failureOf = ({ needed, assets }: ContentFiles) =>
  needed.map((id) => assets.get(id)?.failure).find(Boolean) ?? 'We couldn’t process a file.'

const beforeOf = (row: ContentRow, status: ContentStatus): ContentStatus | null => {
  // Only what was on show comes back to it when staff put it back.
  if (status === 'taken-down') return row.status === 'published' ? 'published' : 'unpublished'
  if (status !== 'failed' && status !== 'deleted') return null
  // What failed and was deleted comes back as what it was, and fails again by its files.
  return row.status === 'failed' ? row.status_before : row.status
}

/** What goes with a new status; none when it cannot be reached from here. */
export const moved = (
  row: ContentRow,
  files: ContentFiles,
  action: Action,
  now: Date,
): ContentChange | null => {
  const isDue = row.publish_at !== null && row.publish_at <= now
  const status = next(lifecycleFacts(row, files.state, isDue), action)
  if (!status) return null
  if (status === row.status) return {}
  const isAway = status === 'failed' || status === 'deleted'
  const keepsSchedule = status === 'scheduled' || isAway
  return {
    status,
    status_before: beforeOf(row, status),
    failure: status === 'failed' ? failureOf(files) : null,
    deleted_at: status === 'deleted' ? now : null,
    ...(status === 'published' ? { published_at: row.published_at ?? now } : {}),
    ...(keepsSchedule ? {} : { publish_at: null }),
  }
}

/** A new file of what was ever published takes the place of the old once it is good enough. */
const takeReplacement = async (
  tx: Transaction,
  row: ContentRow,
  files: ContentFiles,
  now: Date,
): Promise<ContentChange> => {
  const pending = row.pending_asset_id && files.assets.get(row.pending_asset_id)
  if (!pending?.publishable) return {}
  if (row.file_asset_id) await removeAsset(tx, row.file_asset_id, now)
  const cut = await cutAgain(tx, row, pending, now)
  return { file_asset_id: pending.id, pending_asset_id: null, ...cut }
}

const factsOf = (row: ContentRow, { needed, assets }: ContentFiles): ContentChange => {
  const [first] = needed
  const asset = first && assets.get(first)
  if (!asset || row.type === 'article') return {}
  const { duration, width, height, hasStoryboard } = asset
  const teaser = row.teaser_asset_id && assets.get(row.teaser_asset_id)
  return {
    duration,
    width,
    height,
    has_storyboard: hasStoryboard,
    has_teaser: teaser ? teaser.status === 'ready' : false,
  }
}

/**
 * Brings a locked row up to what its files and the clock say now, with what was asked for on top.
 * Called after whatever may have changed them; a second time changes nothing.
 */
export const settle = async (
  tx: Transaction,
  given: ContentRow,
  now: Date,
  wish: ContentChange = {},
): Promise<ContentRow> => {
  const asked: ContentRow = { ...given, ...wish }
  const replaced = await takeReplacement(tx, asked, await readFiles(tx, asked), now)
  let row: ContentRow = { ...asked, ...replaced }
  const files = await readFiles(tx, row)
  row = { ...row, ...factsOf(row, files), ...(await takeCover(tx, row, files, now)) }
  row = { ...row, ...moved(row, files, 'settle', now) }
  const isPublishedAgain = row.status === 'published' && given.status !== 'published'
  if (isPublishedAgain && isReleased(given)) {
    row = { ...row, ...(await takeRevision(tx, row, files.state)) }
  }
  // A new file is worth another try at a cover that could not be made of the one before.
  const isNewFile = row.file_asset_id !== given.file_asset_id
  if (isNewFile && !row.cover_pending_id) row = { ...row, cover_pending_kind: null }
  row = { ...row, ...(await keepCover(tx, row, files, now)) }
  const due = dueOf(row, now)
  if (due?.getTime() !== given.due_at?.getTime()) row = { ...row, due_at: due }
  const names = Object.keys(row) as (keyof ContentRow)[]
  const changed = names.filter((name) => row[name] !== given[name])
  if (changed.length === 0) return given
  return changeContent(tx, given, Object.fromEntries(changed.map((name) => [name, row[name]])), now)
}
