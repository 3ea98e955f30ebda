import type { ArticleNode, AssetId } from '@fanfare/contract'
import { nodesOf } from '@fanfare/contract/article-words'

/** All that is written in it, for whoever looks for words. */
export const wordsOf = (document: ArticleNode) =>
  [...nodesOf(document)].flatMap(({ text }) => text ?? []).join(' ')

/** The pictures it shows, in order. */
export const picturesIn = (document: ArticleNode): AssetId[] =>
  [...nodesOf(document)]
    .filter(({ type }) => type === 'image')
    .map(({ attrs }) => attrs?.pictureId as AssetId)

/** Pictures that are not the post's own are left out, and with them nothing else. */
export const keepPictures = (document: ArticleNode, own: ReadonlySet<AssetId>): ArticleNode => {
  const { content } = document
  if (!content) return document
  return {
    ...document,
    content: content
      .filter(({ type, attrs }) => type !== 'image' || own.has(attrs?.pictureId as AssetId))
      .map((child) => keepPictures(child, own)),
  }
}
