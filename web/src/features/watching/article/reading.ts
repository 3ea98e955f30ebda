import type { ArticleNode } from '@fanfare/contract'

const wordsPerMinute = 230

/** At the pace of most readers; nothing takes less than a minute. */
export const readingMinutes = (words: number) => Math.max(1, Math.round(words / wordsPerMinute))

const textOf = ({ text = '', content = [] }: ArticleNode): string =>
  text + content.map(textOf).join('')
const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Many texts open with the description, which stands above them already: it is read once. */
export const withoutLede = (document: ArticleNode, description: string): ArticleNode => {
  const [first, ...rest] = document.content ?? []
  const repeats = first?.type === 'paragraph' && plain(textOf(first)) === plain(description)
  return repeats && description ? { ...document, content: rest } : document
}

/**
 * Headings without a gap: writers choose a level by its size, and whoever listens would look for the
 * one that is missing. The page has the first heading, so those of the text start at the second.
 */
export const withHeadingsInOrder = (document: ArticleNode): ArticleNode => {
  let last = 1
  const inOrder = (node: ArticleNode): ArticleNode => {
    if (node.type === 'heading') {
      last = Math.min(Math.max(2, Number(node.attrs?.level) || 2), last + 1)
      return { ...node, attrs: { ...node.attrs, level: last } }
    }
    return node.content ? { ...node, content: node.content.map(inOrder) } : node
  }
  return inOrder(document)
}
