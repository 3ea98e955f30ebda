import type { ContentStatus } from '@fanfare/contract'
import type { ContentRow } from './reader/contents.ts'

/** How far the files of a post are: nothing there, being made, something plays, good enough. */
export type Files = 'missing' | 'processing' | 'playable' | 'ready' | 'failed'

/** What its owner can do with a post, what staff can, and what follows by itself. */
export type Action =
  | 'publish'
  | 'schedule'
  | 'unpublish'
  | 'delete'
  | 'restore'
  | 'take-down'
  | 'put-back'
  | 'settle'

export interface LifecycleFacts {
  readonly status: ContentStatus
  /** What it was before it failed, was deleted or was taken down. */
  readonly status_before: ContentStatus | null
  readonly wasPublished: boolean
  readonly when: 'ready' | 'playable'
  readonly files: Files
  /** The moment of a schedule has come. */
  readonly isDue: boolean
}

export const lifecycleFacts = (row: ContentRow, files: Files, isDue: boolean): LifecycleFacts => ({
  status: row.status,
  status_before: row.status_before,
  wasPublished: row.published_at !== null,
  when: row.publish_when,
  files,
  isDue,
})

const mayShow = (files: Files, when: 'ready' | 'playable') =>
  files === 'ready' || (when === 'playable' && files === 'playable')

const resting = ({ wasPublished }: LifecycleFacts): ContentStatus =>
  wasPublished ? 'unpublished' : 'draft'

const publish = (now: LifecycleFacts): ContentStatus | null => {
  if (['deleted', 'failed', 'taken-down'].includes(now.status)) return null
  if (now.status === 'published') return 'published'
  if (now.files === 'failed' || now.files === 'missing') return null
  return mayShow(now.files, now.when) ? 'published' : 'processing'
}

/** What becomes of it when its files, or the clock, have gone on. */
const settle = (now: LifecycleFacts): ContentStatus => {
  const { status, files } = now
  if (['deleted', 'published', 'taken-down'].includes(status)) return status
  if (files === 'failed') return 'failed'
  const present = status === 'failed' ? (now.status_before ?? resting(now)) : status
  const wanted = present === 'processing' || (present === 'scheduled' && now.isDue)
  if (!wanted) return present
  if (files === 'missing') return resting(now)
  return mayShow(files, now.when) ? 'published' : 'processing'
}

const steps: Record<Action, (now: LifecycleFacts) => ContentStatus | null> = {
  publish,
  settle,
  schedule: ({ status }) =>
    ['draft', 'scheduled', 'processing', 'unpublished'].includes(status) ? 'scheduled' : null,
  unpublish: (now) => {
    if (now.status === 'published') return 'unpublished'
    return now.status === 'scheduled' || now.status === 'processing' ? resting(now) : null
  },
  // What was taken down stays as it is, for whoever looks at it again.
  delete: ({ status }) => (status === 'deleted' || status === 'taken-down' ? null : 'deleted'),
  restore: (now) => {
    if (now.status !== 'deleted') return null
    const before = now.status_before ?? resting(now)
    // Nothing is published by surprise: a schedule that passed meanwhile is forgotten.
    return before === 'scheduled' && now.isDue ? resting(now) : before
  },
  // What was deleted too: whoever bought it still has it. What nobody ever saw is not taken down.
  'take-down': ({ status, wasPublished }) =>
    wasPublished && status !== 'taken-down' ? 'taken-down' : null,
  'put-back': (now) => (now.status === 'taken-down' ? (now.status_before ?? resting(now)) : null),
}

/** The status that follows, or null when this cannot be done now. */
export const next = (now: LifecycleFacts, action: Action): ContentStatus | null =>
  steps[action](now)
