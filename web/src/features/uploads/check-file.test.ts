import { expect, it } from 'vitest'
import { checkFile, hintFor } from './check-file.ts'

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a])
const mp4 = Uint8Array.from('....ftypisom', (letter) => letter.charCodeAt(0))

it('goes by the bytes, not by the name', async () => {
  const disguised = new File([png], 'film.mp4', { type: 'video/mp4' })
  expect(await checkFile(disguised, ['video', 'image'])).toEqual({
    ok: true,
    purpose: 'image',
    type: 'image/png',
  })
})

it('refuses with the specified message', async () => {
  const program = new File(['MZ'], 'film.mp4', { type: 'video/mp4' })
  expect(await checkFile(program, ['audio'])).toEqual({
    ok: false,
    why: 'File type not supported. Accepted: MP3, WAV, M4A, OGG, FLAC',
  })
  const large = new File([png, new Uint8Array(10_000_001)], 'large.png')
  expect(await checkFile(large, ['image'])).toEqual({
    ok: false,
    why: 'File size exceeds 10 MB limit',
  })
})

it('takes sound in a film container where sound is asked for', async () => {
  const recording = new File([mp4], 'talk.m4a')
  expect(await checkFile(recording, ['audio'])).toMatchObject({ ok: true, type: 'audio/mp4' })
  expect(await checkFile(recording, ['video'])).toMatchObject({ ok: true, type: 'video/mp4' })
})

it('hints at the limits', () => {
  expect(hintFor('video', false)).toBe('Up to 2 GB: MP4, MOV, AVI, WebM, MKV')
  expect(hintFor('video', true)).toBe('Up to 20 GB: MP4, MOV, AVI, WebM, MKV')
  expect(hintFor('audio', true)).toBe('Up to 100 MB: MP3, WAV, M4A, OGG, FLAC')
})
