import { join } from 'node:path'
import { failures } from '../failures.ts'
import { transcode, type Work } from './encode.ts'
import { fit } from './frames.ts'
import { anonymous, input, inWords } from './input.ts'

const longestSide = 1280

/** A GIF as a silent video, a tenth of its size, that plays from its first bytes on. */
export const makeAnimation = async (
  path: string,
  { width, height }: { readonly width: number; readonly height: number },
  work: Work,
) => {
  const size = fit(longestSide, width, height)
  const file = join(work.folder, 'animation.mp4')
  await transcode(
    [
      ...[...input(path, 'image/gif'), '-map', '0:v:0'],
      ...['-vf', `fps=30,scale=${size.width}:${size.height},setsar=1,format=yuv420p`],
      ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', ...anonymous],
      ...['-movflags', '+faststart', '-f', 'mp4', file],
    ],
    60,
    work,
  ).catch(inWords(failures.damaged))
  return { file, ...size }
}
