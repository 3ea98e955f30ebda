import { expect, it } from 'vitest'
import { typeOfBytes, typeOfFile } from './file-type.ts'

const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const hex = (text: string) => Uint8Array.from(Buffer.from(text, 'hex'))

it.each([
  ['image/jpeg', hex('ffd8ffe000104a46')],
  ['image/png', hex('89504e470d0a1a0a')],
  ['image/gif', ascii('GIF89a')],
  ['image/webp', ascii('RIFF....WEBPVP8 ')],
  ['image/avif', ascii('....ftypavif....')],
  ['image/heic', ascii('....ftypheic....')],
  ['video/mp4', ascii('....ftypisom....')],
  ['video/quicktime', ascii('....ftypqt  ....')],
  ['video/x-msvideo', ascii('RIFF....AVI LIST')],
  ['video/webm', new Uint8Array([...hex('1a45dfa3'), ...ascii('....webm')])],
  ['video/x-matroska', new Uint8Array([...hex('1a45dfa3'), ...ascii('..matroska')])],
  ['audio/wav', ascii('RIFF....WAVEfmt ')],
  ['audio/mp4', ascii('....ftypM4A ....')],
  ['audio/ogg', ascii('OggS....')],
  ['audio/flac', ascii('fLaC....')],
  ['audio/mpeg', ascii('ID3.....')],
  ['audio/mpeg', hex('fffb9064')],
  ['application/pdf', ascii('%PDF-1.7\n')],
  ['text/vtt', ascii('WEBVTT\n\n00:00.000 --> 00:02.000\nHello')],
  ['application/x-subrip', ascii('1\r\n00:00:00,000 --> 00:00:02,000\r\nHello')],
])('knows %s', (type, bytes) => {
  expect(typeOfBytes(bytes)).toBe(type)
})

it('accepts no executable', () => {
  expect(typeOfBytes(hex('4d5a90000300'))).toBeNull()
  expect(typeOfBytes(ascii('<html><script>'))).toBeNull()
  expect(typeOfBytes(new Uint8Array())).toBeNull()
})

it('takes words for what their name says, and nothing else for words', async () => {
  const typeOf = (name: string, ...parts: BlobPart[]) => typeOfFile(new File(parts, name))
  expect(await typeOf('notes.txt', 'I’m free on Sunday')).toBe('text/plain')
  expect(await typeOf('Notes.MD', '# Storm')).toBe('text/markdown')
  expect(await typeOf('cut.txt', 'a'.repeat(4095), 'é')).toBe('text/plain')
  expect(await typeOf('notes.html', '<b>Storm</b>')).toBeNull()
  expect(await typeOf('program.txt', hex('4d5a90000300'))).toBeNull()
  expect(await typeOf('me.txt', hex('89504e470d0a1a0a'))).toBe('image/png')
})
