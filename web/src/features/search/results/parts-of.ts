import type { Highlights } from '@fanfare/contract'

interface Part {
  readonly at: number
  readonly words: string
  readonly isFound: boolean
}

/** A text cut where what was found begins and ends, in the order of the text. */
export const partsOf = (text: string, highlights: Highlights): Part[] => {
  const parts: Part[] = []
  let at = 0
  const cut = (end: number, isFound: boolean) => {
    if (end > at) parts.push({ at, words: text.slice(at, end), isFound })
    at = Math.max(at, end)
  }
  for (const { start, length } of highlights.toSorted((a, b) => a.start - b.start)) {
    cut(Math.min(start, text.length), false)
    cut(Math.min(start + length, text.length), true)
  }
  cut(text.length, false)
  return parts
}
