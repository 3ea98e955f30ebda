import { expect, it } from 'vitest'
import { unsavedWords } from './unsaved-words.ts'

const away = {
  type: 'about:blank',
  title: 'Unavailable',
  status: 503,
  code: 'server.unavailable',
  detail: 'Fanfare cannot be reached.',
} as const

it('names the field that cannot be saved as it is', () => {
  const words = unsavedWords({
    status: 'waiting',
    problem: null,
    problems: { title: 'At most 120 characters' },
  })
  expect(words).toContain('Nothing was published')
  expect(words).toContain('Title: At most 120 characters.')
})

it('says what the server said, and when to try again', () => {
  const words = unsavedWords({ status: 'failed', problem: away, problems: {} })
  expect(words).toContain(
    'Fanfare cannot be reached. Publish again once you see “Saved” at the top.',
  )
})

it('asks for a choice when two tabs changed the same field', () => {
  const words = unsavedWords({ status: 'conflict', problem: null, problems: {} })
  expect(words).toContain('Choose which version to keep')
})
