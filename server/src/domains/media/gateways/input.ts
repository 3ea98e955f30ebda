import { FinalFault } from '../../../platform/durable/workflow.ts'
import { failures } from '../failures.ts'
import { ToolFault } from './tool.ts'

/** By what the first bytes said: no demuxer that opens other files or addresses is ever reached. */
const demuxers: Readonly<Record<string, string>> = {
  'video/mp4': 'mov',
  'video/quicktime': 'mov',
  'video/x-msvideo': 'avi',
  'video/webm': 'matroska',
  'video/x-matroska': 'matroska',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/mp4': 'mov',
  'audio/ogg': 'ogg',
  'audio/flac': 'flac',
  'audio/webm': 'matroska',
  'image/gif': 'gif',
}

const decoders = [
  ...['h264', 'hevc', 'vp8', 'vp9', 'libvpx-vp9', 'av1', 'libdav1d', 'prores', 'dnxhd', 'mjpeg'],
  ...['mpeg4', 'msmpeg4', 'msmpeg4v2', 'msmpeg4v1', 'mpeg2video', 'mpeg1video', 'h263', 'dvvideo'],
  ...['theora', 'gif', 'rawvideo', 'huffyuv', 'ffv1', 'qtrle', 'png'],
  ...['aac', 'mp3', 'mp3float', 'mp2', 'mp2float', 'opus', 'libopus', 'vorbis', 'flac', 'alac'],
  ...['ac3', 'eac3', 'pcm_s16le', 'pcm_s16be', 'pcm_s24le', 'pcm_s24be', 'pcm_s32le', 'pcm_s32be'],
  ...['pcm_u8', 'pcm_s8', 'pcm_f32le', 'pcm_f32be', 'pcm_f64le', 'pcm_mulaw', 'pcm_alaw'],
  ...['adpcm_ms', 'adpcm_ima_wav', 'adpcm_ima_qt'],
]

/** A little more than 8K each way. */
const mostPixels = 8192 * 8192

/** Both lists are given although the demuxer is named: what is inside may ask for another one. */
const confined = (demuxer: string) => [
  ...['-protocol_whitelist', 'file'],
  ...['-format_whitelist', demuxer],
  ...['-codec_whitelist', decoders.join(',')],
  ...['-max_streams', '64'],
  ...['-f', demuxer],
]

const demuxerOf = (type: string) => {
  const demuxer = demuxers[type]
  if (!demuxer) throw new FinalFault(failures.unreadableMedia)
  return demuxer
}

export const probeInput = (path: string, type: string): string[] => [
  ...confined(demuxerOf(type)),
  ...['-i', path],
]

/** `before` are options of reading, such as where to begin. */
export const input = (path: string, type: string, before: readonly string[] = []): string[] => [
  ...confined(demuxerOf(type)),
  ...['-max_pixels', String(mostPixels)],
  ...before,
  ...['-i', path],
]

export const quiet = ['-hide_banner', '-nostdin', '-loglevel', 'error', '-y'] as const
/** Nothing that the source said about itself is passed on. */
export const anonymous = ['-map_metadata', '-1', '-map_chapters', '-1', '-sn', '-dn'] as const

/** Faults of the file are final and said in words; faults of the machine are tried again. */
export const inWords = (refused: string) => (error: unknown) => {
  if (!(error instanceof ToolFault)) throw error
  if (error.why === 'too-slow') throw new FinalFault(failures.tooSlowMedia)
  if (error.why === 'memory') throw new FinalFault(failures.tooMuchMemory)
  if (error.why === 'refused') throw new FinalFault(refused)
  throw error
}
