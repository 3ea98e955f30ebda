import type { Highlights } from '@fanfare/contract'

/**
 * Of the private use area: the engine would trim control characters off an end. Whoever writes them into
 * a text has nothing of theirs highlighted, since it then differs from what was read.
 */
const [open, close] = ['\uE000', '\uE001']

export const marks = { pre_tags: [open], post_tags: [close] }

interface Marked {
  readonly text: string
  readonly highlights: Highlights
}

/** Only positions are taken from the engine. */
export const readMarks = (marked: string): Marked => {
  const highlights: Highlights = []
  let text = ''
  for (const part of marked.split(open)) {
    const end = part.indexOf(close)
    if (end > 0) highlights.push({ start: text.length, length: end })
    text += part.replace(close, '')
  }
  return { text, highlights }
}

/** Where the engine has an older text, nothing is highlighted. */
export const highlightsOf = (text: string, marked: string | undefined): Highlights => {
  const read = readMarks(marked ?? '')
  return read.text === text ? read.highlights : []
}

const excerptLength = 160

/** A part of this text: what the engine found in it, or its beginning. */
export const excerptOf = (text: string, marked: string | undefined): Marked => {
  const read = readMarks(marked ?? '')
  const start = read.text ? text.indexOf(read.text) : -1
  if (start >= 0) {
    return { text: text.slice(start, start + read.text.length), highlights: read.highlights }
  }
  const isLong = text.length > excerptLength
  return { text: isLong ? `${text.slice(0, excerptLength)}…` : text, highlights: [] }
}
