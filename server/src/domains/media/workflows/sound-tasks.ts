import { type MadeRendition, segmentSound, type Work } from '../gateways/encode.ts'
import type { MediaFacts } from '../gateways/probe.ts'
import { makeSound, makeWaveform } from '../gateways/sound.ts'
import { type Job, storeFile, type Task } from './job.ts'
import { fetchMade, fetchOriginal, typeOfOriginal } from './pipeline.ts'

export interface Range {
  readonly start: number
  readonly end: number
}

const bits = { video: 128_000, audio: 160_000 }

/** Made once and taken into every rendition as it is. */
export const soundTask = (job: Job, facts: MediaFacts, range?: Range): Task[] => {
  const { audio, video, duration } = facts
  if (!audio) return []
  const work = async (work: Work) => {
    const path = await fetchOriginal(job)
    const source = { path, type: typeOfOriginal(job), stream: audio.stream, duration }
    const wanted = range ? { ...source, range } : source
    const file = await makeSound(wanted, video ? bits.video : bits.audio, work)
    const about = { kind: 'audio', name: 'sound', type: 'audio/mp4' } as const
    return { artefacts: [await storeFile(job, file, about)] }
  }
  return [{ name: 'sound', label: 'Sound', work }]
}

interface Seen {
  readonly name: string
  readonly width?: number
  readonly height?: number
}

/** The file and its playlist belong together and are recorded together. */
export const storeRendition = async (job: Job, made: MadeRendition, { name, ...size }: Seen) => {
  const { bandwidth, codecs } = made
  const type = size.width ? 'video/mp4' : 'audio/mp4'
  return [
    await storeFile(job, made.file, { kind: 'rendition', name, type, bandwidth, codecs, ...size }),
    await storeFile(job, made.playlist, {
      kind: 'playlist',
      name,
      type: 'application/vnd.apple.mpegurl',
    }),
  ]
}

export const audioRenditionTask = (job: Job, duration: number): Task => ({
  name: 'rendition-audio',
  label: 'Streaming',
  async work(work) {
    const made = await segmentSound(await fetchMade(job, 'audio', 'sound'), duration, work)
    const artefacts = await storeRendition(job, made, { name: 'audio' })
    return { artefacts, facts: { playable: true, publishable: true } }
  },
})

export const waveformTask = (job: Job, duration: number): Task => ({
  name: 'waveform',
  label: 'Waveform',
  async work(work) {
    const waveform = await makeWaveform(await fetchMade(job, 'audio', 'sound'), duration, work)
    return { facts: { waveform } }
  },
})
