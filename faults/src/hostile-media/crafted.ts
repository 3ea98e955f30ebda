import type { UploadPurpose } from '@fanfare/contract'
import {
  aviWithPlaylist,
  flacWithAddress,
  ftyp,
  movieElsewhere,
  mp3WithAddress,
  referenceMovie,
} from './boxes.ts'

export interface Sample {
  readonly name: string
  readonly purpose: UploadPurpose
  /** What the sender says it is. */
  readonly type: string
  readonly bytes: Buffer
}

const claims: readonly (readonly [UploadPurpose, string])[] = [
  ['video', 'video/mp4'],
  ['audio', 'audio/mpeg'],
  ['image', 'image/png'],
  ['thumbnail', 'image/jpeg'],
  ['captions', 'text/vtt'],
]

/** Texts that some program takes for a list of files to open. */
const lists = (http: string): Readonly<Record<string, string>> => ({
  'hls playlist': `#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\n#EXTINF:9,\n${http}/a.ts\n#EXT-X-ENDLIST\n`,
  'hls playlist of a local file': '#EXTM3U\n#EXTINF:9,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n',
  'hls key elsewhere': `#EXTM3U\n#EXT-X-KEY:METHOD=AES-128,URI="${http}/k"\n#EXTINF:9,\nx\n`,
  'hls of joined files': `#EXTM3U\n#EXTINF:1,\nconcat:${http}/a|file:///etc/passwd\n#EXT-X-ENDLIST\n`,
  concat: `ffconcat version 1.0\nfile '${http}/a.mp4'\n`,
  'concat of a local file': "ffconcat version 1.0\nfile 'file:///etc/passwd'\n",
  sdp: 'v=0\no=- 0 0 IN IP4 127.0.0.1\nc=IN IP4 127.0.0.1\nm=video 5004 RTP/AVP 96\n',
  dash: `<?xml version="1.0"?><MPD><Period><AdaptationSet><Representation><BaseURL>${http}/</BaseURL></Representation></AdaptationSet></Period></MPD>`,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><image xlink:href="${http}/a.png"/></svg>`,
  page: `<html><img src="${http}/a.png"></html>`,
})

const texts = (http: string): Sample[] =>
  Object.entries(lists(http)).flatMap(([name, text]) =>
    claims.map(([purpose, type]) => ({
      name: `${name} as ${purpose}`,
      purpose,
      type,
      bytes: Buffer.from(text),
    })),
  )

const video = (name: string, bytes: Buffer, type = 'video/mp4'): Sample => ({
  name,
  purpose: 'video',
  type,
  bytes,
})
const audio = (name: string, type: string, bytes: Buffer): Sample => ({
  name,
  purpose: 'audio',
  type,
  bytes,
})

/** Files that begin as what they are said to be. */
const containers = (http: string): Sample[] => {
  const playlist = lists(http)['hls playlist'] ?? ''
  const local = 'file:///etc/passwd'
  return [
    ...(['url ', 'alis', 'urn '] as const).flatMap((kind) => [
      video(`mp4 whose ${kind.trim()} is elsewhere`, movieElsewhere(`${http}/a.mp4`, kind)),
      video(`mp4 whose ${kind.trim()} is a local file`, movieElsewhere(local, kind)),
    ]),
    video('reference movie', referenceMovie(`${http}/a.mov`), 'video/quicktime'),
    video('reference movie of a local file', referenceMovie(local), 'video/quicktime'),
    video('playlist behind an mp4 head', Buffer.concat([ftyp(), Buffer.from(playlist)])),
    video('avi with a playlist', aviWithPlaylist(playlist), 'video/x-msvideo'),
    video(
      'avi with a local playlist',
      aviWithPlaylist(lists('')['hls playlist of a local file'] ?? ''),
      'video/x-msvideo',
    ),
    video('matroska head and nothing else', Buffer.from('1a45dfa3a3428682', 'hex'), 'video/webm'),
    audio('flac with a cover elsewhere', 'audio/flac', flacWithAddress(`${http}/a.png`)),
    audio('mp3 with a cover elsewhere', 'audio/mpeg', mp3WithAddress(`${http}/a.png`)),
    audio(
      'playlist behind an ID3 tag',
      'audio/mpeg',
      Buffer.concat([mp3WithAddress(''), Buffer.from(playlist)]),
    ),
  ]
}

/** A million openings of a tag and no end to any. */
const captions = (name: string, words: string): Sample => ({
  name,
  purpose: 'captions',
  type: 'text/vtt',
  bytes: Buffer.from(`WEBVTT\n\n00:02.000 --> 00:01.000\n${words}\n`),
})

const long = 900_000

export const craftedSamples = (http: string): Sample[] => [
  ...texts(http),
  ...containers(http),
  captions('captions of opening brackets', '<'.repeat(long)),
  captions('captions of opening braces', '{\\'.repeat(long / 2)),
  captions('captions of line ends', '\n'.repeat(long)),
  captions('captions of arrows', '00:01.000 --> \n'.repeat(long / 15)),
]
