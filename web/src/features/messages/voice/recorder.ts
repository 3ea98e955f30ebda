import { peaksOf } from './peaks.ts'

/** As it is sent. */
export interface Recording {
  readonly file: File
  readonly seconds: number
  readonly waveform: readonly number[]
}

/** Why nothing can be recorded, in words. */
export class NoMicrophone extends Error {}

const containers = [
  ['audio/webm;codecs=opus', 'webm'],
  ['audio/mp4', 'm4a'],
  ['audio/ogg;codecs=opus', 'ogg'],
] as const

const measuredEveryMs = 50
/** Enough for a voice: a minute is a quarter of a megabyte. */
const bitsPerSecond = 32_000

export const canRecord = () =>
  'MediaRecorder' in window && navigator.mediaDevices?.getUserMedia !== undefined

const whyNot = (error: unknown): string => {
  switch (error instanceof DOMException && error.name) {
    case 'NotAllowedError':
      return 'Fanfare can’t use your microphone. Allow it for this site in your browser’s settings, then try again.'
    case 'NotFoundError':
      return 'We couldn’t find a microphone. Connect one, then try again.'
    case 'NotReadableError':
      return 'Your microphone is being used by another app. Close that app, then try again.'
    default:
      return 'We couldn’t start recording. Try again.'
  }
}

/** How loud it is right now, from 0 to 1. */
const meterOf = (stream: MediaStream) => {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 2048
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  return {
    read: () => {
      analyser.getFloatTimeDomainData(samples)
      return samples.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0)
    },
    close: () => void context.close(),
  }
}

const openStream = async () => {
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: true })
  } catch (error) {
    throw new NoMicrophone(whyNot(error))
  }
}

const containerOf = () =>
  containers.find(([type]) => MediaRecorder.isTypeSupported(type)) ?? (['', 'webm'] as const)

interface Heard {
  readonly levels: readonly number[]
  readonly seconds: number
}

/** The microphone is open until this is stopped or dropped. */
export const startRecording = async (onHeard: (heard: Heard) => void) => {
  const stream = await openStream()
  const [mimeType, ending] = containerOf()
  const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: bitsPerSecond })
  const meter = meterOf(stream)
  const parts: Blob[] = []
  const levels: number[] = []
  const startedAt = performance.now()
  const heard = (): Heard => ({ levels, seconds: (performance.now() - startedAt) / 1000 })
  const timer = setInterval(() => {
    levels.push(meter.read())
    onHeard(heard())
  }, measuredEveryMs)
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  recorder.start()

  const release = () => {
    clearInterval(timer)
    meter.close()
    for (const track of stream.getTracks()) track.stop()
  }
  return {
    /** Once. Also where the device was taken away meanwhile: what was said until then is kept. */
    stop: async (): Promise<Recording> => {
      const { seconds } = heard()
      if (recorder.state !== 'inactive') {
        const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve))
        recorder.stop()
        await stopped
      }
      release()
      const type = recorder.mimeType.split(';')[0] ?? ''
      const file = new File(parts, `Voice message.${ending}`, { type })
      return { file, seconds, waveform: peaksOf(levels) }
    },
    drop: () => {
      if (recorder.state !== 'inactive') recorder.stop()
      release()
    },
  }
}
export type RunningRecorder = Awaited<ReturnType<typeof startRecording>>
