import sharp from 'sharp'
import { made } from '../../../server/src/domains/media/test/films.ts'
import type { Random } from '../lib/random.ts'
import type { Sample } from './crafted.ts'

const picture = () =>
  sharp({
    create: {
      width: 320,
      height: 240,
      channels: 3,
      background: '#446',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })

const pattern = ['-f', 'lavfi', '-i', 'testsrc2=s=96x64:r=10:d=1']
const tone = ['-f', 'lavfi', '-i', 'sine=d=1']
const both = [...pattern, ...tone, '-c:v', 'libx264', '-preset', 'ultrafast', '-c:a', 'aac']
const vp8 = ['-c:v', 'libvpx', '-deadline', 'realtime', '-c:a', 'libopus']
const vtt = 'WEBVTT\n\n00:01.000 --> 00:02.000\nHello <b>you</b>\n\n00:03.000 --> 00:04.000\nBye\n'

/** Whole files of every kind that is accepted, as small as they can be. */
export const wholeSamples = async (): Promise<Sample[]> => {
  const video = async (name: string, type: string, args: readonly string[]) =>
    ({ name, purpose: 'video', type, bytes: await made(name, args) }) as const
  const audio = async (name: string, type: string) =>
    ({ name, purpose: 'audio', type, bytes: await made(name, tone) }) as const
  const image = async (name: string, type: string, bytes: Promise<Buffer>) =>
    ({ name, purpose: 'image', type, bytes: await bytes }) as const
  return [
    await video('whole.mp4', 'video/mp4', both),
    await video('whole.mov', 'video/quicktime', both),
    await video('whole.mkv', 'video/x-matroska', both),
    await video('whole.webm', 'video/webm', [...pattern, ...tone, ...vp8]),
    await video('whole.avi', 'video/x-msvideo', [...pattern, ...tone]),
    await audio('whole.mp3', 'audio/mpeg'),
    await audio('whole.wav', 'audio/wav'),
    await audio('whole.ogg', 'audio/ogg'),
    await audio('whole.flac', 'audio/flac'),
    await audio('whole.m4a', 'audio/mp4'),
    await image('whole.jpg', 'image/jpeg', picture().jpeg().toBuffer()),
    await image('whole.png', 'image/png', picture().png().toBuffer()),
    await image('whole.webp', 'image/webp', picture().webp().toBuffer()),
    await image('whole.avif', 'image/avif', picture().avif({ effort: 1 }).toBuffer()),
    await image('whole.gif', 'image/gif', made('whole.gif', [...pattern, '-r', '5'])),
    { name: 'whole.vtt', purpose: 'captions', type: 'text/vtt', bytes: Buffer.from(vtt) },
  ]
}

/** Behind the first bytes, so that most still pass for what they were and reach the decoders. */
const mutate = (bytes: Buffer, random: Random): Buffer => {
  const changed = Buffer.from(bytes)
  const changes = 1 + random(0, 24)
  for (let change = 0; change < changes; change++) {
    const at = Math.min(bytes.length - 1, 12 + random(0, Math.max(1, bytes.length - 12)))
    changed[at] = random(0, 3) === 0 ? 255 : random(0, 256)
  }
  return random(0, 8) === 0 ? changed.subarray(0, 1 + random(0, changed.length)) : changed
}

export const mutatedSamples = (whole: readonly Sample[], count: number, random: Random): Sample[] =>
  Array.from({ length: count }, (_, at) => {
    const sample = whole[at % whole.length] as Sample
    return { ...sample, name: `${sample.name} changed #${at}`, bytes: mutate(sample.bytes, random) }
  })

export const truncatedSamples = (whole: readonly Sample[]): Sample[] =>
  whole.flatMap((sample) =>
    [0.1, 0.5, 0.9].map((part) => ({
      ...sample,
      name: `${sample.name} cut at ${part}`,
      bytes: sample.bytes.subarray(0, Math.max(1, Math.floor(sample.bytes.length * part))),
    })),
  )
