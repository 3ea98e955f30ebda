import type { ArticleNode, ContentDraft, OwnContent, Picture } from '@fanfare/contract'
import type { CaptionTrack } from '../captions.ts'
import { type Files, lifecycleFacts, next } from '../lifecycle.ts'
import type { ContentRow, ShownRow } from '../reader/contents.ts'
import { missingOf } from '../requirements.ts'
import { fieldsOf, pricingOf } from './fields.ts'

/** For a row of a list nobody looks at the files: what the status says of them is enough. */
const filesBy = ({ status, type, file_asset_id, picture_count }: ContentRow): Files => {
  if (status === 'failed') return 'failed'
  const isEmpty = type === 'image' ? picture_count === 0 : !file_asset_id
  return isEmpty && type !== 'article' ? 'missing' : 'processing'
}

const abilitiesOf = (
  row: ContentRow,
  files: Files,
  hasChanges: boolean,
): ContentDraft['abilities'] => {
  const facts = lifecycleFacts(row, files, false)
  const isWhole = Object.keys(missingOf(row, files)).length === 0
  return {
    publish: isWhole && row.status !== 'published' && next(facts, 'publish') !== null,
    update: isWhole && hasChanges && row.status !== 'deleted',
    schedule: isWhole && next(facts, 'schedule') !== null,
    unpublish: next(facts, 'unpublish') !== null,
    retry: files === 'failed' && row.status !== 'deleted',
    delete: next(facts, 'delete') !== null,
    restore: next(facts, 'restore') !== null,
  }
}

const instant = (date: Date | null) => date?.toISOString() ?? null

const sharedOf = (row: ContentRow, cover: Picture | null, files: Files, hasChanges: boolean) => ({
  id: row.id,
  type: row.type,
  title: row.title,
  status: row.status,
  takeDownReason: row.take_down_reason,
  cover,
  category: row.category,
  tags: [...row.tags],
  visibility: row.visibility,
  pricing: pricingOf(row),
  duration: row.duration,
  publishAt: instant(row.publish_at),
  timezone: row.timezone,
  publishedAt: instant(row.published_at),
  deletedAt: instant(row.deleted_at),
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  abilities: abilitiesOf(row, files, hasChanges),
})

export interface DraftFacts {
  readonly files: Files
  readonly cover: Picture | null
  readonly pictures: ContentDraft['pictures']
  readonly posters: ContentDraft['posters']
  readonly captions: readonly CaptionTrack[]
  readonly teaser: Pick<CaptionTrack, 'status' | 'failure'>
  readonly fileName: string | null
  readonly article: ArticleNode | null
  /** What people have of what was changed since. */
  readonly released: ContentDraft['released']
}

export const presentDraft = (row: ContentRow, facts: DraftFacts): ContentDraft => ({
  ...sharedOf(row, facts.cover, facts.files, Object.keys(facts.released).length > 0),
  ...fieldsOf(row, facts.article),
  creatorId: row.creator_id,
  version: row.version,
  released: facts.released,
  coverProcessing: row.cover_pending_id !== null,
  pictures: facts.pictures,
  fileName: facts.fileName,
  fileId: row.file_asset_id,
  captions: facts.captions.map(({ asset_id: _, ...track }) => track),
  teaser:
    row.teaser_start === null || row.teaser_end === null
      ? null
      : { start: row.teaser_start, end: row.teaser_end, ...facts.teaser },
  posters: facts.posters,
  seriesId: row.series_id,
  missing: Object.values(missingOf(row, facts.files)),
  rightsConfirmed: row.rights_confirmed_at !== null,
})

export const presentOwnContent = (
  row: ShownRow,
  cover: Picture | null,
  { isPinned, hasChanges, revenues }: Pick<OwnContent, 'isPinned' | 'hasChanges' | 'revenues'>,
): OwnContent => ({
  ...sharedOf(row, cover, filesBy(row), hasChanges),
  viewCount: row.view_count,
  likeCount: row.like_count,
  commentCount: row.comment_count,
  failure: row.failure,
  isPinned,
  hasChanges,
  revenues,
})
