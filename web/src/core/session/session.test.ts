import type { Problem } from '@fanfare/contract'
import { ProblemError } from '@fanfare/contract/client'
import { QueryObserver } from '@tanstack/react-query'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../api/api.ts'
import { queryClient } from '../api/query-client.ts'
import { realtime } from '../realtime/realtime.ts'
import { endSession, takeSession, watchSession } from './session.ts'
import { viewerQuery } from './viewer.ts'

vi.mock('../realtime/realtime.ts', () => ({
  realtime: { restart: vi.fn(), onEnd: vi.fn() },
}))

const ended = vi.fn()
const signedInAs = (id: string) =>
  queryClient.setQueryData([...viewerQuery.queryKey], { user: { id } })
const viewer = () => queryClient.getQueryData(viewerQuery.queryKey)
const remember = () => queryClient.setQueryData(['readSomething', {}], 'private')
const remembered = () => queryClient.getQueryData(['readSomething', {}])
const refusal = (code: Problem['code']) =>
  new ProblemError({ type: 'about:blank', title: 'No', status: 401, code, detail: 'No.' })
const failing = (code: Problem['code']) => async () => {
  throw refusal(code)
}

describe('who is signed in', () => {
  beforeAll(() => watchSession(ended))

  it('is learned without forgetting what was read meanwhile', () => {
    remember()
    signedInAs('ada')
    expect(remembered()).toBe('private')
    expect(realtime.restart).not.toHaveBeenCalled()
  })

  it('is still learned when the screen that asked has been left', async () => {
    endSession()
    vi.spyOn(api, 'call').mockImplementationOnce(async (_, __, options) => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      options?.signal?.throwIfAborted()
      return { user: { id: 'ada' } } as never
    })
    const leave = new QueryObserver(queryClient, viewerQuery).subscribe(() => {})
    const taken = takeSession()
    leave()
    await expect(taken).resolves.toEqual({ id: 'ada' })
    expect(viewer()).toEqual({ user: { id: 'ada' } })
  })

  describe('when it changes', () => {
    beforeEach(() => {
      signedInAs('ada')
      remember()
      vi.clearAllMocks()
    })

    it('takes everything private along, and the socket', () => {
      endSession()
      expect(remembered()).toBeUndefined()
      expect(realtime.restart).toHaveBeenCalledOnce()
      expect(ended).toHaveBeenCalledOnce()
    })

    it('keeps no answer of one person for the next', () => {
      signedInAs('bert')
      expect(remembered()).toBeUndefined()
      expect(ended).toHaveBeenCalledOnce()
    })

    it('is noticed when a read is refused', async () => {
      const read = { queryKey: ['readDevices', {}], queryFn: failing('auth.required') }
      await queryClient.fetchQuery(read).catch(() => {})
      expect(viewer()).toBeNull()
      expect(ended).toHaveBeenCalledOnce()
    })

    it('is noticed when a command is refused', async () => {
      const mutationFn = failing('auth.required')
      const command = queryClient.getMutationCache().build(queryClient, { mutationFn })
      await command.execute(undefined).catch(() => {})
      expect(viewer()).toBeNull()
    })

    it('has not changed because a password was wrong', async () => {
      const mutationFn = failing('auth.wrong-credentials')
      const command = queryClient.getMutationCache().build(queryClient, { mutationFn })
      await command.execute(undefined).catch(() => {})
      expect(viewer()).not.toBeNull()
      expect(remembered()).toBe('private')
    })
  })
})
