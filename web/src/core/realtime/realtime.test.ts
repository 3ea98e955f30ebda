import { beforeEach, expect, it, vi } from 'vitest'
import type { Realtime } from './client.ts'

const connection = vi.hoisted(() => ({
  subscribe: vi.fn<Realtime['subscribe']>(),
  restart: vi.fn(),
  onState: vi.fn(),
  state: vi.fn(),
}))
vi.mock('./connection.ts', () => ({ connection }))
// It looks at the window, which there is none of here.
vi.mock('./page-reads.ts', () => ({ pageReads: {} }))

const stop = vi.fn()
const listener = () => {}
const fresh = async () => (await import('./realtime.ts')).realtime

beforeEach(() => {
  vi.resetModules()
  vi.clearAllMocks()
  connection.subscribe.mockReturnValue(stop)
})

it('follows a topic once the socket’s code is there, until it is told to stop', async () => {
  const unsubscribe = (await fresh()).subscribe('profile:0', listener)
  expect(connection.subscribe).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(connection.subscribe).toHaveBeenCalledWith('profile:0', listener))
  unsubscribe()
  expect(stop).toHaveBeenCalledOnce()
})

it('never follows what was left before it was there', async () => {
  const realtime = await fresh()
  realtime.subscribe('profile:0', listener)()
  realtime.subscribe('profile:1', listener)
  await vi.waitFor(() => expect(connection.subscribe).toHaveBeenCalledOnce())
  expect(connection.subscribe).toHaveBeenCalledWith('profile:1', listener)
})

it('says when the session is over, and restarts nothing that has not begun', async () => {
  const realtime = await fresh()
  const ended = vi.fn()
  realtime.onEnd(ended)
  realtime.restart()
  realtime.subscribe('profile:0', listener)
  await vi.waitFor(() => expect(connection.onState).toHaveBeenCalledOnce())
  expect(connection.restart).not.toHaveBeenCalled()
  const changed = connection.onState.mock.calls[0]?.[0]
  connection.state.mockReturnValueOnce('unreachable').mockReturnValueOnce('ended')
  changed()
  expect(ended).not.toHaveBeenCalled()
  changed()
  expect(ended).toHaveBeenCalledOnce()
})
