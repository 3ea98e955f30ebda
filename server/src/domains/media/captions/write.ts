import type { Cue } from './parse.ts'

const two = (value: number) => String(Math.floor(value)).padStart(2, '0')

/** As WebVTT writes it: 01:02:03.004. */
export const timestamp = (milliseconds: number) => {
  const seconds = Math.floor(milliseconds / 1000)
  const rest = String(Math.round(milliseconds % 1000)).padStart(3, '0')
  return `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}.${rest}`
}

const writeCue = ({ start, end, lines }: Cue) =>
  `${timestamp(start)} --> ${timestamp(end)}\n${lines.join('\n')}\n`

export const writeVtt = (cues: readonly Cue[]) => `WEBVTT\n\n${cues.map(writeCue).join('\n')}`
