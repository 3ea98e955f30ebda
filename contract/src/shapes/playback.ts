import { z } from 'zod'
import { AssetId, Instant } from '../core/ids.ts'
import { ArticleNode, Chapter } from './content.ts'

/** One file with byte ranges, and the playlist that names them. Both addresses expire together. */
export const PlaybackRendition = z.object({
  name: z.string().describe('for example 720p; also the name of its playlist file'),
  url: z.string(),
  playlistUrl: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  bandwidth: z.int(),
  codecs: z.string(),
})

export const Storyboard = z.object({
  url: z.string(),
  columns: z.int(),
  rows: z.int(),
  /** Seconds between two pictures, and the size of one. */
  interval: z.number(),
  width: z.int(),
  height: z.int(),
  count: z.int(),
})
export type Storyboard = z.infer<typeof Storyboard>

const timed = {
  duration: z.number(),
  beginsAt: z
    .number()
    .describe('where it starts in the full recording, in seconds; 0 unless it is a preview'),
  renditions: z.array(PlaybackRendition),
  captions: z.array(z.object({ language: z.string(), label: z.string(), url: z.string() })),
  chapters: z.array(Chapter),
  resumeAt: z.number().nullable(),
  expiresAt: Instant,
}

export const SignedPicture = z.object({
  id: AssetId,
  width: z.int(),
  height: z.int(),
  altText: z.string(),
  placeholder: z.string(),
  variants: z.array(z.object({ width: z.int(), type: z.string(), url: z.string() })),
  /** An animation is played, not shown. */
  videoUrl: z.string().nullable(),
})
export type SignedPicture = z.infer<typeof SignedPicture>

export const VideoPlayback = z.object({
  type: z.literal('video'),
  width: z.int(),
  height: z.int(),
  storyboards: z.array(Storyboard),
  ...timed,
})

export const AudioPlayback = z.object({
  type: z.literal('audio'),
  waveform: z.array(z.int()),
  ...timed,
})

/** Addresses for someone who may open the post now; asked for again before they expire. */
export const Playback = z.discriminatedUnion('type', [
  VideoPlayback,
  AudioPlayback,
  z.object({ type: z.literal('image'), pictures: z.array(SignedPicture), expiresAt: Instant }),
  z.object({
    type: z.literal('article'),
    document: ArticleNode,
    pictures: z.array(SignedPicture),
    expiresAt: Instant,
  }),
])
export type Playback = z.infer<typeof Playback>
