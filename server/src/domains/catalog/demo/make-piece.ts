import type { ArticleNode, ContentId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { addContentPicture } from '../commands/content-pictures.ts'
import { createContent } from '../commands/create-content.ts'
import { editLiving } from '../commands/editing.ts'
import { unpublishContent } from '../commands/move-content.ts'
import { publishContent } from '../commands/publish-content.ts'
import { scheduleContent } from '../commands/schedule-content.ts'
import type { ContentRow } from '../reader/contents.ts'
import { giveCaptions, giveCover, giveFile, type Shelf } from './files.ts'
import { at, send } from './person.ts'
import { bodyOf } from './pieces/articles.ts'
import type { DemoPiece } from './pieces/piece.ts'
import { readPicturesOf, readPieceByTitle } from './reader.ts'
import { pictureSource } from './sources.ts'

const documentOf = (piece: DemoPiece): ArticleNode => ({
  type: 'doc',
  content: bodyOf(piece).map((part): ArticleNode => {
    const text = (words: string): ArticleNode[] => [{ type: 'text', text: words }]
    if (part.startsWith('## ')) {
      return { type: 'heading', attrs: { level: 2 }, content: text(part.slice(3)) }
    }
    if (part.startsWith('> ')) {
      return { type: 'blockquote', content: [{ type: 'paragraph', content: text(part.slice(2)) }] }
    }
    return { type: 'paragraph', content: text(part) }
  }),
})

const begin = (scope: SignedInScope, piece: DemoPiece, published: Date) => {
  const { type, title, text, category, visibility, price, early, chapters, size } = piece
  return createContent(at(scope, published), {
    ...{ type, title, category, visibility },
    description: text,
    tags: [...piece.tags],
    pricing: price
      ? { type: 'paid', price: { amount: price, currency: 'USD' } }
      : { type: visibility === 'public' ? 'free' : 'subscription' },
    earlyAccess: early ? { level: 'subscribers', days: early } : null,
    chapters: chapters.map((chapter, number) => ({
      start: Math.round((size * number) / chapters.length),
      title: chapter,
    })),
    altText: `Generated artwork for ${title}`,
    ...(type === 'article' ? { article: documentOf(piece) } : {}),
  })
}

const givePictures = async (
  scope: SignedInScope,
  id: ContentId,
  piece: DemoPiece,
  shelf: Shelf,
) => {
  const there = await readPicturesOf(scope.db, id)
  const { creator, title } = piece
  for (let number = there.length; number < shelf.sizeOf(piece); number++) {
    const body = await pictureSource(shelf.folder, { creator, title, number })
    const name = `${creator}-${number + 1}.webp`
    const fileId = await send(scope, { purpose: 'image', name, type: 'image/webp', body })
    const altText = `${title}, picture ${number + 1}`
    await addContentPicture(scope, id, { fileId, altText })
  }
}

const day = 86_400_000

/** The date is set before it is published, since that may happen much later, by itself. */
const release = async (scope: SignedInScope, { id }: ContentRow, piece: DemoPiece, then: Date) => {
  if (piece.state === 'draft') return
  if (piece.state === 'scheduled') {
    const publishAt = new Date(scope.now().getTime() + 5 * day).toISOString()
    await scheduleContent(scope, id, { publishAt, timezone: 'Europe/Oslo', when: 'ready' })
    return
  }
  await editLiving(scope, id, async () => ({ published_at: then }))
  await publishContent(scope, id, { when: 'ready' })
  if (piece.state === 'unpublished') await unpublishContent(scope, id)
}

/** Makes what is not there of it; called again it goes on where it was stopped. */
export const makePiece = async (
  scope: SignedInScope,
  piece: DemoPiece,
  published: Date,
  shelf: Shelf,
): Promise<boolean> => {
  const found = await readPieceByTitle(scope.db, scope.actor.accountId, piece.title)
  const isWhole = found && (found.rights_confirmed_at !== null || piece.state === 'draft')
  if (isWhole) return false
  const row = found ?? (await begin(scope, piece, published))
  if (piece.type === 'image') await givePictures(scope, row.id, piece, shelf)
  // The cover first: it is ready before the film is, so nothing is shown without one.
  await giveCover(scope, row, piece, shelf)
  await giveFile(scope, row, piece, shelf)
  await giveCaptions(scope, row, piece, shelf)
  await release(scope, row, piece, published)
  return true
}
