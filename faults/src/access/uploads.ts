import type { Person } from '../lib/person.ts'
import { makePicture } from '../lib/picture.ts'
import { beginUpload, sendWhole } from '../lib/upload.ts'

/** The beginning of an MP4, which is all that is looked at before the pipeline. */
const videoBytes = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypisom\0\0\0\0isommp42', 'latin1'),
  Buffer.alloc(64),
])

const words = Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nRain.\n')
const jpeg = { name: 'sky.jpg', type: 'image/jpeg' }

export const sendVideo = (owner: Person) =>
  sendWhole(owner, { purpose: 'video', name: 'sky.mp4', type: 'video/mp4' }, videoBytes)

export const sendImage = async (owner: Person) =>
  sendWhole(owner, { purpose: 'image', ...jpeg }, await makePicture(64))

export const sendThumbnail = async (owner: Person) =>
  sendWhole(owner, { purpose: 'thumbnail', ...jpeg }, await makePicture(64))

export const sendCaptions = (owner: Person) =>
  sendWhole(owner, { purpose: 'captions', name: 'en.vtt', type: 'text/vtt' }, words)

/** Large enough to go in parts; none has been sent. */
export const beginLargeUpload = async (owner: Person) => {
  const file = { purpose: 'video', name: 'sky.mp4', type: 'video/mp4' }
  return (await beginUpload(owner, file, 20_000_000)).file_id
}
