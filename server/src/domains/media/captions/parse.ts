import { FinalFault } from '../../../platform/durable/workflow.ts'
import { failures } from '../failures.ts'

export interface Cue {
  /** Milliseconds. */
  readonly start: number
  readonly end: number
  readonly lines: readonly string[]
}

const withoutMark = (text: string) => text.replace(/^\uFEFF/, '')

export const looksLikeVtt = (text: string) => /^WEBVTT(?=[ \t\r\n]|$)/.test(withoutMark(text))

export const looksLikeSrt = (text: string) =>
  /^\s*\d+[ \t]*\r?\n\s*\d{1,2}:\d{2}:\d{2},\d{3} --> /.test(withoutMark(text))

const mostCues = 10_000
const timing =
  /^((?:\d{1,3}:)?\d{2}:\d{2}[.,]\d{3})[ \t]+-->[ \t]+((?:\d{1,3}:)?\d{2}:\d{2}[.,]\d{3})/

const milliseconds = (text: string) => {
  const [seconds = '0', minutes = '0', hours = '0'] = text.replace(',', '.').split(':').reverse()
  return Math.round((Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000)
}

/** Words only: tags, positions and anything that could be taken for markup are left out. */
const plain = (line: string) =>
  line
    // Neither looks past the next one that opens, so that a line of them takes no longer to read.
    .replace(/<[^<>]*>/g, '')
    .replace(/\{\\[^{}]*\}/g, '')
    .replace(/&(nbsp|lrm|rlm|amp|lt|gt);/g, ' ')
    .replace(/[<>&]|-->/g, ' ')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they have no business in captions
    .replace(/[\u0000-\u001F\u007F]/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()

const parseBlock = (block: string): Cue | null => {
  const lines = block.split('\n')
  const at = lines.findIndex((line) => timing.test(line.trim()))
  // The line before the timing is a number or a name; a block without one is a note or a style.
  if (at < 0 || at > 1) return null
  const [, from = '', to = ''] = timing.exec(lines[at]?.trim() ?? '') ?? []
  const [start, end] = [milliseconds(from), milliseconds(to)]
  if (end <= start) throw new FinalFault(failures.unreadableCaptions)
  const words = lines.slice(at + 1).flatMap((line) => plain(line) || [])
  return words.length > 0 ? { start, end, lines: words } : null
}

/** Strictly WebVTT or SRT in UTF-8; everything but times and words is dropped. */
export const parseCaptions = (bytes: Buffer): Cue[] => {
  const text = withoutMark(new TextDecoder('utf-8').decode(bytes)).replace(/\r\n?/g, '\n')
  if (text.includes('\uFFFD') || !(looksLikeVtt(text) || looksLikeSrt(text))) {
    throw new FinalFault(failures.unreadableCaptions)
  }
  const cues = text.split(/\n{2,}/).flatMap((block) => parseBlock(block.trim()) ?? [])
  if (cues.length === 0) throw new FinalFault(failures.emptyCaptions)
  if (cues.length > mostCues) throw new FinalFault(failures.unreadableCaptions)
  return cues.sort((a, b) => a.start - b.start)
}
