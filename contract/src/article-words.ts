import type { ArticleNode } from './shapes/content.ts'

/** The document and all that is in it, in order. */
export function* nodesOf(node: ArticleNode): Generator<ArticleNode> {
  yield node
  for (const child of node.content ?? []) yield* nodesOf(child)
}

/** As readers are told the length, and as the creator sees it while writing. */
export const countWords = (document: ArticleNode) =>
  [...nodesOf(document)]
    .filter(({ type }) => type === 'text')
    .reduce((total, { text = '' }) => total + (text.match(/\S+/g)?.length ?? 0), 0)
