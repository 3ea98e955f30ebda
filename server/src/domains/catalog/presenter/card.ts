import type {
  ContentAccess,
  ContentCard,
  CreatorSummary,
  OpenedPost,
  Picture,
} from '@fanfare/contract'
import type { ShownRow } from '../reader/contents.ts'

export interface CardFacts {
  readonly access: ContentAccess
  readonly creator: CreatorSummary
  readonly cover: Picture | null
}

export const presentCard = (row: ShownRow, { access, creator, cover }: CardFacts): ContentCard => ({
  id: row.id,
  type: row.type,
  title: row.title,
  cover,
  altText: row.alt_text,
  duration: row.duration,
  pictureCount: row.picture_count,
  category: row.category,
  tags: [...row.tags],
  creator,
  isExclusive: !row.is_free,
  access,
  hasStoryboard: row.has_storyboard && access.open,
  viewCount: row.view_count,
  likeCount: row.like_count,
  commentCount: row.comment_count,
  publishedAt: row.published_at?.toISOString() ?? null,
})

/** A thumbnail for whoever may see the creator: what is public of a post, locked or not. */
export const presentOpened = (row: ShownRow, cover: Picture | null): OpenedPost => ({
  id: row.id,
  type: row.type,
  title: row.title,
  cover,
  duration: row.duration,
  pictureCount: row.picture_count,
})
