export interface TextPart {
  readonly at: number
  readonly text: string
  /** Where it leads; null for plain words. */
  readonly href: `https://${string}` | `http://${string}` | null
}

const link = /\b(?:https?:\/\/|www\.)[^\s<>"]+/gi

/** What follows an address in a sentence is not of it; a bracket is, when it was opened in it. */
const trimmed = (found: string): string => {
  const short = found.replace(/[.,;:!?'’”…]+$/u, '')
  const isOpened = short.split('(').length >= short.split(')').length
  return short.endsWith(')') && !isOpened ? trimmed(short.slice(0, -1)) : short
}

const hrefOf = (text: string): TextPart['href'] => {
  const address = /^www\./i.test(text) ? `https://${text}` : text
  try {
    const { protocol, href } = new URL(address)
    if (protocol !== 'https:' && protocol !== 'http:') return null
    return href as TextPart['href']
  } catch {
    return null
  }
}

/** A text in its order, taken apart where it holds an address. Nothing is fetched of it. */
export const linkParts = (text: string): TextPart[] => {
  const parts: TextPart[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(link)) {
    const words = trimmed(found)
    const href = hrefOf(words)
    if (!href) continue
    if (index > from) parts.push({ at: from, text: text.slice(from, index), href: null })
    parts.push({ at: index, text: words, href })
    from = index + words.length
  }
  if (from < text.length) parts.push({ at: from, text: text.slice(from), href: null })
  return parts
}
