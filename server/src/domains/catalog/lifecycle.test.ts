import type { ContentStatus } from '@fanfare/contract'
import { describe, expect, it } from 'vitest'
import { type Action, type Files, type LifecycleFacts, next } from './lifecycle.ts'

const fresh: LifecycleFacts = {
  status: 'draft',
  status_before: null,
  wasPublished: false,
  when: 'ready',
  files: 'ready',
  isDue: false,
}

type Row = [action: Action, from: ContentStatus, files: Files, to: ContentStatus | null]

const rows: Row[] = [
  ['publish', 'draft', 'ready', 'published'],
  ['publish', 'draft', 'processing', 'processing'],
  ['publish', 'draft', 'playable', 'processing'],
  ['publish', 'draft', 'failed', null],
  ['publish', 'draft', 'missing', null],
  ['publish', 'scheduled', 'ready', 'published'],
  ['publish', 'unpublished', 'ready', 'published'],
  ['publish', 'processing', 'processing', 'processing'],
  ['publish', 'published', 'processing', 'published'],
  ['publish', 'failed', 'failed', null],
  ['publish', 'deleted', 'ready', null],
  ['schedule', 'draft', 'processing', 'scheduled'],
  ['schedule', 'scheduled', 'ready', 'scheduled'],
  ['schedule', 'processing', 'processing', 'scheduled'],
  ['schedule', 'unpublished', 'ready', 'scheduled'],
  ['schedule', 'published', 'ready', null],
  ['schedule', 'failed', 'failed', null],
  ['schedule', 'deleted', 'ready', null],
  ['unpublish', 'published', 'ready', 'unpublished'],
  ['unpublish', 'scheduled', 'ready', 'draft'],
  ['unpublish', 'processing', 'processing', 'draft'],
  ['unpublish', 'draft', 'ready', null],
  ['unpublish', 'failed', 'failed', null],
  ['unpublish', 'deleted', 'ready', null],
  ['delete', 'draft', 'missing', 'deleted'],
  ['delete', 'published', 'ready', 'deleted'],
  ['delete', 'failed', 'failed', 'deleted'],
  ['delete', 'deleted', 'ready', null],
  ['restore', 'deleted', 'ready', 'draft'],
  ['restore', 'draft', 'ready', null],
  ['settle', 'draft', 'ready', 'draft'],
  ['settle', 'draft', 'failed', 'failed'],
  ['settle', 'scheduled', 'ready', 'scheduled'],
  ['settle', 'scheduled', 'failed', 'failed'],
  ['settle', 'processing', 'processing', 'processing'],
  ['settle', 'processing', 'ready', 'published'],
  ['settle', 'processing', 'failed', 'failed'],
  ['settle', 'processing', 'missing', 'draft'],
  ['settle', 'published', 'failed', 'published'],
  ['settle', 'unpublished', 'ready', 'unpublished'],
  ['settle', 'deleted', 'failed', 'deleted'],
]

describe('the life of a post', () => {
  it.each(rows)('%s of %s with files %s', (action, status, files, to) => {
    expect(next({ ...fresh, status, files }, action)).toBe(to)
  })

  it('comes back as what it was seen as', () => {
    const seen = { ...fresh, wasPublished: true }
    expect(next({ ...seen, status: 'scheduled' }, 'unpublish')).toBe('unpublished')
  })

  it.each(['draft', 'processing', 'scheduled', 'published', 'unpublished'] as const)(
    'comes back from deletion as %s',
    (before) => {
      const deleted = { ...fresh, status: 'deleted', status_before: before } as const
      expect(next(deleted, 'restore')).toBe(before)
    },
  )

  it('does not come back to a schedule that has passed', () => {
    const deleted = { ...fresh, status: 'deleted', status_before: 'scheduled' } as const
    expect(next({ ...deleted, isDue: true }, 'restore')).toBe('draft')
  })

  it('is shown as soon as anything plays, if that was asked for', () => {
    const early = { ...fresh, when: 'playable', files: 'playable' } as const
    expect(next(early, 'publish')).toBe('published')
    expect(next({ ...early, status: 'processing' }, 'settle')).toBe('published')
    expect(next({ ...early, files: 'processing' }, 'publish')).toBe('processing')
  })

  it('keeps a schedule whose files are not ready as a wish', () => {
    const due = { ...fresh, status: 'scheduled', isDue: true } as const
    expect(next(due, 'settle')).toBe('published')
    expect(next({ ...due, files: 'processing' }, 'settle')).toBe('processing')
    expect(next({ ...due, files: 'failed' }, 'settle')).toBe('failed')
  })

  it('goes on after a failure where it was', () => {
    const failed = { ...fresh, status: 'failed' } as const
    const again = (status_before: ContentStatus, files: Files) =>
      next({ ...failed, status_before, files }, 'settle')
    expect(again('draft', 'processing')).toBe('draft')
    expect(again('processing', 'processing')).toBe('processing')
    expect(again('processing', 'ready')).toBe('published')
    expect(again('scheduled', 'ready')).toBe('scheduled')
    expect(again('draft', 'failed')).toBe('failed')
  })
})
