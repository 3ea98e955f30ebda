import { z } from 'zod'
import { FinalFault } from '../../../platform/durable/workflow.ts'
import { failures } from '../failures.ts'
import { anonymous, input, inWords, probeInput, quiet } from './input.ts'
import { eachLine, runTool } from './tool.ts'

const number = z.coerce.number().catch(0)

const Probe = z.object({
  format: z.object({
    duration: number.optional(),
    tags: z.record(z.string(), z.string()).optional(),
  }),
  streams: z.array(
    z.object({
      index: z.int(),
      codec_type: z.string().optional(),
      width: number.optional(),
      height: number.optional(),
      sample_aspect_ratio: z.string().optional(),
      avg_frame_rate: z.string().optional(),
      disposition: z.object({ attached_pic: z.int() }).partial().optional(),
      side_data_list: z.array(z.object({ rotation: z.number().optional() })).optional(),
      tags: z.record(z.string(), z.string()).optional(),
    }),
  ),
})
type Stream = z.infer<typeof Probe>['streams'][number]

export interface MediaFacts {
  readonly duration: number
  /** Upright and with square pixels, as it will be seen. */
  readonly video: {
    readonly stream: number
    readonly width: number
    readonly height: number
    readonly frameRate: string
  } | null
  readonly audio: { readonly stream: number } | null
  /** The file says where it was made. */
  readonly tellsPlace: boolean
}

const limits = { seconds: 12 * 3600, pixels: 7680 * 4320, streams: 32, frameRate: 60 }

const ratio = (text: string | undefined, separator: string) => {
  const [over = 0, under = 0] = (text ?? '').split(separator).map(Number)
  return over > 0 && under > 0 ? over / under : 0
}

/** Rates that are not whole, as film and television write them. */
const exactRates = ['24000/1001', '30000/1001', '60000/1001']

/**
 * Constant, so that every rendition has its key frames at the same moments. What a file measured of
 * itself can be a fraction so fine that no container has a clock for it.
 */
export const frameRateOf = (measured: string | undefined) => {
  const rate = ratio(measured, '/')
  if (rate < 1) return '30'
  if (rate > limits.frameRate) return String(limits.frameRate)
  const exact = exactRates.find((one) => Math.abs(ratio(one, '/') - rate) < 0.005)
  return exact ?? String(Math.round(rate * 100) / 100)
}

const pictureOf = (stream: Stream) => {
  const { index, width: coded = 0, height = 0, sample_aspect_ratio, side_data_list = [] } = stream
  const width = Math.round(coded * (ratio(sample_aspect_ratio, ':') || 1))
  if (width < 2 || height < 2) throw new FinalFault(failures.noPicture)
  if (coded * height > limits.pixels || width * height > 2 * limits.pixels) {
    throw new FinalFault(failures.tooManyPixels)
  }
  const turned = side_data_list.some(({ rotation = 0 }) => Math.abs(rotation) % 180 === 90)
  const upright = turned ? { width: height, height: width } : { width, height }
  return { stream: index, ...upright, frameRate: frameRateOf(stream.avg_frame_rate) }
}

/** Browsers record without writing how long it became; then it is read through once. */
const measure = async (path: string, type: string, folder: string) => {
  let seconds = 0
  await runTool({
    program: 'ffmpeg',
    folder,
    seconds: 1_800,
    args: [
      ...[...quiet, '-progress', 'pipe:1', ...input(path, type)],
      ...[...anonymous, '-map', '0', '-c', 'copy', '-f', 'null', '-'],
    ],
    output: eachLine((line) => {
      const [, microseconds] = /^out_time_us=(\d+)/.exec(line) ?? []
      if (microseconds) seconds = Number(microseconds) / 1e6
    }),
  }).catch(inWords(failures.unreadableMedia))
  return seconds
}

const placeTag = /location|gps|xyz/i
const tellsPlace = ({ format, streams }: z.infer<typeof Probe>) =>
  [format, ...streams].some(({ tags = {} }) => Object.keys(tags).some((tag) => placeTag.test(tag)))

const read = async (path: string, type: string, folder: string) => {
  const { text } = await runTool({
    program: 'ffprobe',
    folder,
    seconds: 120,
    args: [
      ...['-hide_banner', '-loglevel', 'error', '-of', 'json', '-show_entries'],
      'format=duration:format_tags:stream=index,codec_type,width,height,sample_aspect_ratio,' +
        'avg_frame_rate:stream_disposition=attached_pic:stream_tags:stream_side_data=rotation',
      ...probeInput(path, type),
    ],
  }).catch(inWords(failures.unreadableMedia))
  const probe = Probe.safeParse(JSON.parse(text || '{}'))
  if (!probe.success) throw new FinalFault(failures.unreadableMedia)
  return probe.data
}

/** What the file holds, as the decoders see it. */
export const probeMedia = async (
  path: string,
  type: string,
  folder: string,
): Promise<MediaFacts> => {
  const probe = await read(path, type, folder)
  const { streams } = probe
  if (streams.length > limits.streams) throw new FinalFault(failures.tooManyStreams)
  const video = streams.find(
    ({ codec_type, disposition }) => codec_type === 'video' && !disposition?.attached_pic,
  )
  const audio = streams.find(({ codec_type }) => codec_type === 'audio')
  if (!video && !audio) throw new FinalFault(failures.unreadableMedia)
  const duration = probe.format.duration || (await measure(path, type, folder))
  if (duration <= 0) throw new FinalFault(failures.emptyMedia)
  if (duration > limits.seconds) throw new FinalFault(failures.tooLong)
  return {
    duration,
    video: video ? pictureOf(video) : null,
    audio: audio ? { stream: audio.index } : null,
    tellsPlace: tellsPlace(probe),
  }
}
