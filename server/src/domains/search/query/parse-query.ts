export interface ParsedQuery {
  /** As it was typed, without quotation marks. */
  readonly text: string
  /** Parts in quotation marks, which must stand there word by word. */
  readonly phrases: readonly string[]
  /** The rest. */
  readonly words: readonly string[]
}

const quoted = /["“”„«»]([^"“”„«»]*)["“”„«»]/g

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean)
const tidy = (text: string) => wordsIn(text.replace(/["“”„«»]/g, ' ')).join(' ')

/** Beyond these a longer question finds nothing better. */
const mostWords = 20

export const parseQuery = (typed: string): ParsedQuery => {
  const phrases = [...typed.matchAll(quoted)].flatMap(([, inside = '']) => tidy(inside) || [])
  const words = wordsIn(tidy(typed.replace(quoted, ' '))).slice(0, mostWords)
  return { text: tidy(typed), phrases: phrases.slice(0, 5), words }
}
