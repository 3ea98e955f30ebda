import type { ContentView, SeriesPosition, ViewAs } from '@fanfare/contract'
import type { Actor } from '../../../platform/scope.ts'
import { isOwner } from '../policy.ts'
import type { ShownRow } from '../reader/contents.ts'
import type { CaptionRow } from '../reader/media.ts'
import type { ViewerState } from '../reader/reactions.ts'
import type { SeriesPart, SeriesRow } from '../reader/series.ts'
import { type CardFacts, presentCard } from './card.ts'

/** The position of a post among the published ones of its series. */
export const presentSeriesPosition = (
  { id }: Pick<ShownRow, 'id'>,
  series: SeriesRow | null,
  parts: readonly SeriesPart[],
): SeriesPosition | null => {
  if (!series) return null
  const shown = parts.filter((part) => part.status === 'published' || part.id === id)
  const position = shown.findIndex((part) => part.id === id)
  const following = shown[position + 1]
  return {
    id: series.id,
    title: series.title,
    position: position + 1,
    length: shown.length,
    nextId: following?.id ?? null,
    nextTitle: following?.title ?? null,
  }
}

/** Not at the very start, and not where it was as good as over. */
export const resumeAt = (position: number | null, duration: number | null) => {
  if (position === null || duration === null || position < 5) return null
  return position < duration - Math.max(5, duration * 0.03) ? position : null
}

interface ContentFacts extends CardFacts {
  readonly captions: readonly CaptionRow[]
  readonly state: ViewerState
  readonly series: SeriesPosition | null
  /** They may look at what they bought, and no more. */
  readonly despiteBlock: boolean
}

export const presentContent = (
  row: ShownRow,
  { captions, state, series, despiteBlock, ...card }: ContentFacts,
  actor: Actor,
  as: ViewAs | undefined,
): ContentView => {
  const isOwn = isOwner(row, actor)
  const isSomeone = actor.kind === 'account'
  const { teaser_start, teaser_end } = row
  return {
    ...presentCard(row, card),
    description: row.description,
    status: row.status,
    takeDownReason: row.take_down_reason,
    visibility: row.visibility,
    width: row.width,
    height: row.height,
    wordCount: row.word_count,
    chapters: row.chapters.map((chapter) => ({ ...chapter })),
    captions: captions.map(({ language, label }) => ({ language, label })),
    teaserSeconds: row.has_teaser ? (teaser_end ?? 0) - (teaser_start ?? 0) : null,
    teaserStart: row.has_teaser ? (teaser_start ?? 0) : null,
    series,
    allowComments: row.allow_comments,
    allowDownload: row.allow_download,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    viewer: {
      liked: state.liked,
      saved: state.saved,
      resumeAt: resumeAt(state.position, row.duration),
    },
    abilities: {
      edit: isOwn && !as,
      comment: isSomeone && card.access.open && row.allow_comments && !despiteBlock,
      moderateComments: isOwn && !as,
      report: isSomeone && (!isOwn || as !== undefined),
      viewAs: isOwn,
    },
  }
}
