import { ProblemError } from '@fanfare/contract/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toastStore } from '../../ui/feedback/toast-store.ts'
import { mount } from '../test/mount.ts'
import { api, useCommand } from './api.ts'
import { queryClient } from './query-client.ts'
import { afterCommand, toastResult } from './toast-result.ts'

const problem = (status: number) =>
  new ProblemError({
    type: 'about:blank',
    title: 'No',
    status,
    code: status < 500 ? 'request.invalid' : 'server.failed',
    detail: 'It didn’t work.',
  })

const answers = () => {
  const { promise, resolve, reject } = Promise.withResolvers<never>()
  vi.spyOn(api, 'call').mockReturnValueOnce(promise)
  return { resolve: () => resolve(undefined as never), reject }
}
const useClear = () => useCommand('clearHistory', { refresh: ['listHistory'] })
const said = () => toastStore.read().map(({ text, tone }) => [text, tone])
const isStale = () => queryClient.getQueryState(['listHistory', {}])?.isInvalidated

beforeEach(() => {
  toastStore.write([])
  queryClient.setQueryData(['listHistory', {}], 'known')
})
afterEach(() => vi.restoreAllMocks())

it('says what was done although what was pressed is gone', async () => {
  const answer = answers()
  const row = mount(useClear)
  const work = toastResult(row.now().run({}), 'History cleared')
  row.leave()
  expect(said()).toEqual([])
  answer.resolve()
  await work
  expect(said()).toEqual([['History cleared', 'good']])
})

it('says why it was not done although what was pressed is gone', async () => {
  const answer = answers()
  const row = mount(useClear)
  const work = toastResult(row.now().run({}), 'History cleared', 'Your history is still there.')
  row.leave()
  answer.reject(problem(409))
  await work
  expect(said()).toEqual([['Your history is still there. It didn’t work.', 'bad']])
})

it('closes and goes on although what was pressed is gone, with stale reads known as such', async () => {
  const answer = answers()
  const row = mount(useClear)
  const closing = vi.fn(() => expect(isStale()).toBe(true))
  const work = afterCommand(row.now().run({}), closing)
  row.leave()
  answer.resolve()
  await work
  expect(closing).toHaveBeenCalledOnce()
})

it('leaves a problem to the screen, which stays as it is', async () => {
  const answer = answers()
  const dialog = mount(useClear)
  const closing = vi.fn()
  const work = afterCommand(dialog.now().run({}), closing)
  await vi.waitFor(() => expect(dialog.now().isPending).toBe(true))
  const refused = problem(409)
  answer.reject(refused)
  await work
  expect(closing).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(dialog.now().error).toBe(refused))
  expect([isStale(), said()]).toEqual([false, []])
  dialog.leave()
})

it('reads again after a time-out: it may have been done', async () => {
  const answer = answers()
  const row = mount(useClear)
  const work = toastResult(row.now().run({}), 'History cleared')
  answer.reject(problem(503))
  await work
  expect(isStale()).toBe(true)
  row.leave()
})
