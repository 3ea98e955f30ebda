import type { ContentId, UploadId } from '@fanfare/contract'
import { expect, it, vi } from 'vitest'
import type { Target, Upload } from '../upload.ts'
import { createFakeWorld } from './fake-world.ts'
import { createUploads, type NewUpload } from './uploads.ts'

const target: Target = { kind: 'file', contentId: 'content-1' as ContentId }

const newUpload = (id: string, length = 5000): NewUpload => {
  const file = new File(['x'.repeat(length)], `${id}.mp4`)
  return {
    id,
    file,
    uploadId: null,
    name: file.name,
    size: length,
    type: 'video/mp4',
    purpose: 'video',
    lastModified: file.lastModified,
    fingerprint: null,
    target,
  }
}

const open = () => {
  const world = createFakeWorld()
  const attached: [Target, UploadId][] = []
  const known: Upload[] = []
  const forgotten: string[] = []
  const attach = vi.fn(async (to: Target, id: UploadId) => void attached.push([to, id]))
  const uploads = createUploads({
    ports: world.ports,
    attach,
    onKnown: (upload) => known.push(upload),
    onForgotten: ({ id }) => forgotten.push(id),
  })
  const stateOf = (id: string) => uploads.read().find((one) => one.id === id)?.state
  const until = (id: string, state: Upload['state']) =>
    expect.poll(() => stateOf(id), { interval: 2 }).toBe(state)
  return { world, uploads, attach, attached, known, forgotten, stateOf, until }
}

it('sends three at a time, and all in the end', async () => {
  const { uploads, attached, until } = open()
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  let most = 0
  uploads.subscribe(() => {
    const sending = uploads.read().filter(({ state }) => state === 'uploading').length
    most = Math.max(most, sending)
  })
  uploads.add(ids.map((id) => newUpload(id)))
  for (const id of ids) await until(id, 'success')
  expect(most).toBe(3)
  expect(attached).toHaveLength(7)
})

it('pauses, lets the next one in, and goes on where it stopped', async () => {
  const { world, uploads, until, stateOf } = open()
  uploads.add(['a', 'b', 'c', 'd'].map((id) => newUpload(id, 30_000)))
  expect(stateOf('d')).toBe('pending')
  uploads.pause('a')
  expect(stateOf('a')).toBe('paused')
  expect(stateOf('d')).toBe('uploading')
  for (const id of ['b', 'c', 'd']) await until(id, 'success')
  uploads.resume('a')
  await until('a', 'success')
  expect(world.calls.filter((name) => name === 'finishUpload')).toHaveLength(4)
})

it('shows what was sent while it is paused, and does not fall back when it goes on', async () => {
  const { world, uploads, until } = open()
  const sentOf = () => uploads.read()[0]?.sent ?? 0
  const shown: number[] = []
  uploads.subscribe(() => shown.push(sentOf()))
  // The fourth part is under way and never arrives.
  world.happen((part) => (part < 4 ? undefined : 500))
  uploads.add([newUpload('a', 30_000)])
  await expect.poll(sentOf, { interval: 2 }).toBeGreaterThan(3_000)
  uploads.pause('a')
  world.happen(() => undefined)
  uploads.resume('a')
  await until('a', 'success')
  expect(shown).toEqual(shown.toSorted((a, b) => a - b))
})

it('keeps what is known of it until it is used, and only then forgets', async () => {
  const { uploads, known, forgotten, until } = open()
  uploads.add([newUpload('a')])
  await until('a', 'success')
  expect(known[0]).toMatchObject({ id: 'a', target, uploadId: 'upload-1' })
  expect(forgotten).toEqual(['a'])
})

it('says why using it failed, and tries that alone again', async () => {
  const { world, uploads, attach, until } = open()
  attach.mockRejectedValueOnce(new Error('This post is gone'))
  uploads.add([newUpload('a')])
  await until('a', 'error')
  expect(uploads.read()[0]?.failure).toBe('This post is gone')
  const sent = world.sentParts.length
  uploads.resume('a')
  await until('a', 'success')
  expect(world.sentParts).toHaveLength(sent)
})

it('is used as soon as it is known what for', async () => {
  const { uploads, attached, until } = open()
  uploads.add([{ ...newUpload('a'), target: null }])
  await until('a', 'success')
  expect(attached).toEqual([])
  uploads.setTarget('a', target)
  await expect.poll(() => attached.length).toBe(1)
  await until('a', 'success')
})

it('removes it here and on the server', async () => {
  const { world, uploads, forgotten } = open()
  uploads.add([newUpload('a', 50_000)])
  await expect.poll(() => uploads.read()[0]?.uploadId, { interval: 2 }).toBe('upload-1')
  uploads.remove('a')
  expect(uploads.read()).toEqual([])
  expect(forgotten).toEqual(['a'])
  await expect.poll(() => world.calls.includes('removeUpload')).toBe(true)
})

it('takes back from the server what has arrived and was never used', async () => {
  const { world, uploads, until } = open()
  uploads.add([{ ...newUpload('a'), target: null }, newUpload('b')])
  await until('a', 'success')
  await until('b', 'success')
  uploads.remove('b')
  uploads.remove('a')
  await expect.poll(() => world.calls.filter((name) => name === 'removeUpload')).toHaveLength(1)
})

it('leaves on the server what has been used elsewhere', async () => {
  const { world, uploads, forgotten, until } = open()
  uploads.add([{ ...newUpload('a'), target: null }])
  await until('a', 'success')
  uploads.release('a')
  expect([uploads.read(), forgotten]).toEqual([[], ['a']])
  expect(world.calls).not.toContain('removeUpload')
})

it('uses what had arrived before the page was opened without its file', async () => {
  const { world, uploads, attached, until } = open()
  const known = { ...newUpload('a'), uploadId: 'upload-7' as UploadId, file: null }
  uploads.add([{ ...known, arrived: true }])
  await until('a', 'success')
  expect(attached).toHaveLength(1)
  expect(world.sentParts).toEqual([])
})
