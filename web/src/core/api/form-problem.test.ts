import type { Problem } from '@fanfare/contract'
import { ProblemError } from '@fanfare/contract/client'
import { describe, expect, it, vi } from 'vitest'
import { placeProblem } from './form-problem.ts'

const problem = (more: Partial<Problem>): Problem => ({
  type: 'about:blank',
  title: 'No',
  status: 400,
  code: 'request.invalid',
  detail: 'Some of this isn’t valid. Check it and try again.',
  ...more,
})
const targets = {
  fields: ['username', 'email', 'password'] as const,
  codes: { 'auth.email-taken': 'email' } as const,
}
const placing = (more: Partial<Problem>) => {
  const setError = vi.fn()
  const left = placeProblem(new ProblemError(problem(more)), targets, setError)
  const placed = setError.mock.calls.map(([field, { message }, { shouldFocus }]) => [
    field,
    message,
    shouldFocus,
  ])
  return { placed, left }
}

describe('what the server found', () => {
  it('goes to its fields, and the focus to the first on the screen', () => {
    const { placed, left } = placing({
      fields: { password: 'Easy to guess', username: 'Reserved' },
    })
    expect(placed).toEqual([
      ['username', 'Reserved', true],
      ['password', 'Easy to guess', false],
    ])
    expect(left).toBeNull()
  })

  it('finds its field by its code', () => {
    const { placed } = placing({ code: 'auth.email-taken', detail: 'Taken.' })
    expect(placed).toEqual([['email', 'Taken.', true]])
  })

  it('is left for the whole form otherwise', () => {
    const { placed, left } = placing({ code: 'server.failed', fields: { elsewhere: 'Odd' } })
    expect(placed).toEqual([])
    expect(left?.code).toBe('server.failed')
  })

  it('hides no fault of ours', () => {
    expect(() => placeProblem(new TypeError('ours'), targets, vi.fn())).toThrow('ours')
  })
})
