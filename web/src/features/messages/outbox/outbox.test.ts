import type { ConversationId, MessageView, ProblemCode, UploadId } from '@fanfare/contract'
import { ProblemError } from '@fanfare/contract/client'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { OutgoingFile } from '../attach/outgoing-file.ts'
import { createOutbox, type OutboxOptions } from './outbox.ts'
import type { Outgoing } from './outgoing.ts'

const kept = new Map<string, string>()
const storage: OutboxOptions['storage'] = {
  read: (name) => kept.get(name) ?? null,
  write: (name, value) => void (value === null ? kept.delete(name) : kept.set(name, value)),
  names: (start) => [...kept.keys()].filter((name) => name.startsWith(start)),
}
const problem = (status: number, code: ProblemCode) =>
  new ProblemError({ type: 'about:blank', title: 'No', status, code, detail: `why ${code}` })
const lost = problem(503, 'server.unavailable')

let online: boolean
let answers: (() => Promise<MessageView>)[]
const send = vi.fn<OutboxOptions['send']>()
const remove = vi.fn<OutboxOptions['remove']>()
const onSent = vi.fn<OutboxOptions['onSent']>()
const sendFiles = vi.fn<OutboxOptions['sendFiles']>()
const onGone = vi.fn<OutboxOptions['onGone']>()
const pause = vi.fn(async () => {})

const outgoing = (clientId: string, content = clientId): Outgoing => ({
  clientId,
  conversationId: 'talk' as ConversationId,
  content,
  replyTo: null,
  files: [],
  price: null,
  writtenAt: `2026-11-15T12:00:0${clientId}Z`,
  failure: null,
  isUndone: false,
})
const open = () =>
  createOutbox({
    storage,
    send,
    remove,
    onSent,
    sendFiles,
    onGone,
    isOnline: () => online,
    pause,
  })
const photo = (id: string): OutgoingFile => ({
  id,
  uploadId: null,
  hasArrived: false,
  kind: 'image',
  name: `${id}.webp`,
  type: 'image/webp',
  bytes: 1_000,
  width: 800,
  height: 600,
  seconds: null,
  waveform: [],
})
const withPhotos = (clientId: string, ...ids: string[]): Outgoing => ({
  ...outgoing(clientId),
  files: ids.map(photo),
})
const arrived = (id: string) => ({ uploadId: `upload ${id}` as UploadId, hasArrived: true })
const sentIds = () => send.mock.calls.map(([{ clientId }]) => clientId)

beforeEach(() => {
  kept.clear()
  vi.clearAllMocks()
  online = true
  answers = []
  send.mockImplementation(async ({ clientId }) => {
    const answer = answers.shift()
    return answer ? answer() : ({ id: `id ${clientId}`, clientId } as MessageView)
  })
  remove.mockResolvedValue(undefined)
})

describe('a message', () => {
  it('leaves in its turn, and is gone from the device once it is stored', async () => {
    const outbox = open()
    outbox.add(outgoing('1'))
    outbox.add(outgoing('2'))
    await vi.waitFor(() => expect(outbox.store.read()).toEqual([]))
    expect(sentIds()).toEqual(['1', '2'])
    expect([onSent.mock.calls.length, kept.size]).toEqual([2, 0])
  })

  it('waits for the network, in this tab or the next, under the same id', async () => {
    online = false
    open().add(outgoing('1'))
    expect([send.mock.calls.length, kept.size]).toEqual([0, 1])
    online = true
    const next = open()
    next.resume()
    await vi.waitFor(() => expect(next.store.read()).toEqual([]))
    expect(sentIds()).toEqual(['1'])
  })

  it('is sent again when nobody knows whether it arrived', async () => {
    answers = [() => Promise.reject(lost), () => Promise.reject(lost)]
    const outbox = open()
    outbox.add(outgoing('1'))
    await vi.waitFor(() => expect(outbox.store.read()).toEqual([]))
    expect(sentIds()).toEqual(['1', '1', '1'])
    expect(onSent).toHaveBeenCalledOnce()
  })

  it('says so after some tries, and holds up nothing that comes after it', async () => {
    answers = Array.from({ length: 5 }, () => () => Promise.reject(lost))
    const outbox = open()
    outbox.add(outgoing('1'))
    outbox.add(outgoing('2'))
    await vi.waitFor(() => expect(sentIds().at(-1)).toBe('2'))
    expect(outbox.store.read()).toMatchObject([{ clientId: '1', failure: lost.problem.detail }])
  })

  it('that was refused stays with the reason, until it is tried again or removed', async () => {
    answers = [() => Promise.reject(problem(403, 'message.not-allowed'))]
    const outbox = open()
    outbox.add(outgoing('1'))
    await vi.waitFor(() => expect(outbox.store.read()[0]?.failure).toBe('why message.not-allowed'))
    expect(pause).not.toHaveBeenCalled()
    outbox.retry('1')
    await vi.waitFor(() => expect(outbox.store.read()).toEqual([]))
    expect(sentIds()).toEqual(['1', '1'])
  })
})

describe('a message with files', () => {
  it('leaves once all of them have arrived, and lets others pass until then', async () => {
    const outbox = open()
    outbox.add(withPhotos('1', 'a', 'b'))
    outbox.add(outgoing('2'))
    await vi.waitFor(() => expect(sentIds()).toEqual(['2']))
    outbox.noteFile('a', arrived('a'))
    expect(sentIds()).toEqual(['2'])
    outbox.noteFile('b', arrived('b'))
    await vi.waitFor(() => expect(outbox.store.read()).toEqual([]))
    expect(send.mock.calls[1]?.[0].files.map(({ uploadId }) => uploadId)).toEqual([
      'upload a',
      'upload b',
    ])
    expect(onGone).toHaveBeenLastCalledWith(expect.objectContaining({ clientId: '1' }), true)
  })

  it('is sent once, however often it is told that they have arrived', async () => {
    const { promise, resolve } = Promise.withResolvers<MessageView>()
    answers = [() => promise]
    const outbox = open()
    outbox.add(withPhotos('1', 'a'))
    for (let time = 0; time < 3; time += 1) outbox.noteFile('a', arrived('a'))
    resolve({ id: 'id 1' } as MessageView)
    await vi.waitFor(() => expect(outbox.store.read()).toEqual([]))
    outbox.noteFile('a', arrived('a'))
    expect(sentIds()).toEqual(['1'])
  })

  it('goes on in the next tab with what had arrived', async () => {
    const before = open()
    before.add(withPhotos('1', 'a', 'b'))
    before.noteFile('a', arrived('a'))
    const next = open()
    sendFiles.mockClear()
    next.resume()
    const [left] = sendFiles.mock.calls[0] ?? []
    expect(left?.files.map(({ hasArrived }) => hasArrived)).toEqual([true, false])
    next.noteFile('b', arrived('b'))
    await vi.waitFor(() => expect(next.store.read()).toEqual([]))
    expect(sentIds()).toEqual(['1'])
  })

  it('stays with the reason when one of them fails, and sends it again when asked', async () => {
    const outbox = open()
    outbox.add(withPhotos('1', 'a'))
    outbox.fail('a', 'The upload was interrupted.')
    expect(outbox.store.read()).toMatchObject([{ failure: 'The upload was interrupted.' }])
    outbox.retry('1')
    expect(sendFiles).toHaveBeenCalledTimes(2)
    outbox.noteFile('a', arrived('a'))
    await vi.waitFor(() => expect(outbox.store.read()).toEqual([]))
  })

  it('sends its files anew when the server no longer has them', async () => {
    answers = [() => Promise.reject(problem(404, 'upload.not-found'))]
    const outbox = open()
    outbox.add({ ...withPhotos('1', 'a'), files: [{ ...photo('a'), ...arrived('a') }] })
    await vi.waitFor(() => expect(outbox.store.read()[0]?.failure).toBe('why upload.not-found'))
    expect(sendFiles).not.toHaveBeenCalled()
    outbox.retry('1')
    expect(sendFiles.mock.calls[0]?.[0].files).toMatchObject([
      { uploadId: null, hasArrived: false },
    ])
  })

  it('is gone at once when it is taken back before they arrive', () => {
    const outbox = open()
    outbox.add(withPhotos('1', 'a'))
    outbox.undo('1')
    expect([outbox.store.read(), kept.size, send.mock.calls.length]).toEqual([[], 0, 0])
    expect(onGone).toHaveBeenCalledWith(expect.objectContaining({ clientId: '1' }), false)
  })

  it('that was kept before messages had files is still sent', async () => {
    const { files: _, price: __, ...old } = outgoing('1')
    kept.set('outbox:1', JSON.stringify(old))
    const outbox = open()
    outbox.resume()
    await vi.waitFor(() => expect(outbox.store.read()).toEqual([]))
  })
})

describe('undo', () => {
  it('keeps back what has not left', () => {
    online = false
    const outbox = open()
    outbox.add(outgoing('1'))
    expect(outbox.undoable.read().has('1')).toBe(true)
    outbox.undo('1')
    expect([outbox.store.read(), kept.size]).toEqual([[], 0])
  })

  it('deletes what was on its way as soon as it is there', async () => {
    const { promise, resolve } = Promise.withResolvers<MessageView>()
    answers = [() => promise]
    const outbox = open()
    outbox.add(outgoing('1'))
    outbox.undo('1')
    resolve({ id: 'id 1' } as MessageView)
    await vi.waitFor(() => expect(remove).toHaveBeenCalledWith('id 1'))
    expect(onSent).not.toHaveBeenCalled()
    expect(outbox.store.read()).toEqual([])
  })
})

it('shows nothing again of what was taken back, whatever the answer is', async () => {
  const { promise, reject } = Promise.withResolvers<MessageView>()
  answers = [() => promise]
  const outbox = open()
  outbox.add(outgoing('1'))
  outbox.undo('1')
  reject(problem(403, 'message.not-allowed'))
  await vi.waitFor(() => expect(outbox.store.read()).toEqual([]))
  expect([remove.mock.calls.length, kept.size]).toEqual([0, 0])
})

it('sends nothing for whoever has signed out', async () => {
  online = false
  const outbox = open()
  outbox.add(outgoing('1'))
  outbox.close()
  online = true
  outbox.resume()
  expect([outbox.store.read(), send.mock.calls.length]).toEqual([[], 0])
})
