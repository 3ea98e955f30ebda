import { type ArticleNode, money } from '@fanfare/contract'
import type { SignedInScope } from '../../../server/src/platform/scope.ts'
import { at, call } from '../person.ts'
import { type PostRow, readPostByTitle } from '../reader.ts'
import { currencyOf } from '../tiers/offers.ts'
import { setPublishedAt } from '../writer.ts'
import { giveCaptions, giveCover, giveFile, givePictures, type Making } from './files.ts'
import { bodyOf } from './texts/articles.ts'
import type { DemoPost } from './texts/post.ts'

const documentOf = (post: DemoPost): ArticleNode => ({
  type: 'doc',
  content: bodyOf(post).map((part): ArticleNode => {
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

const createDraft = async (
  owner: SignedInScope,
  post: DemoPost,
  created: Date,
  { sizeOf }: Making,
) => {
  const { creator, type, title, text, category, visibility, price, early, chapters } = post
  const body = {
    type,
    title,
    category,
    visibility,
    description: text,
    tags: [...post.tags],
    pricing: price
      ? { type: 'paid' as const, price: money(price, currencyOf(creator)) }
      : { type: visibility === 'public' ? ('free' as const) : ('subscription' as const) },
    earlyAccess: early ? { level: 'subscribers' as const, days: early } : null,
    chapters: chapters.map((chapter, number) => ({
      start: Math.round((sizeOf(post) * number) / chapters.length),
      title: chapter,
    })),
    altText: `Generated artwork for ${title}`,
    ...(type === 'article' ? { article: documentOf(post) } : {}),
  }
  await call(at(owner, created), 'createContent', { body })
  const row = await readPostByTitle(owner.db, owner.actor.accountId, title)
  if (!row) throw new Error(`“${title}” was not created`)
  return row
}

const day = 86_400_000

const release = async (owner: SignedInScope, { id }: PostRow, post: DemoPost, then: Date) => {
  const params = { id }
  if (post.state === 'draft') return
  if (post.state === 'scheduled') {
    const publishAt = new Date(owner.now().getTime() + 5 * day).toISOString()
    const timing = { publishAt, timezone: 'Europe/Oslo', when: 'ready' } as const
    await call(owner, 'scheduleContent', { params, body: { ...timing, rightsConfirmed: true } })
    return
  }
  // The date comes first, because publishing happens when the files are ready.
  await owner.transact((tx) => setPublishedAt(tx, id, then))
  await call(owner, 'publishContent', { params, body: { when: 'ready', rightsConfirmed: true } })
  if (post.state === 'unpublished') await call(owner, 'unpublishContent', { params })
}

/** Makes what is missing of a post; called again it goes on where it was stopped. */
export const makePost = async (
  owner: SignedInScope,
  post: DemoPost,
  published: Date,
  making: Making,
): Promise<boolean> => {
  const found = await readPostByTitle(owner.db, owner.actor.accountId, post.title)
  const isWhole = found && (found.rights_confirmed_at !== null || post.state === 'draft')
  if (isWhole) return false
  const row = found ?? (await createDraft(owner, post, published, making))
  await givePictures(owner, row, post, making)
  // The cover before the file: it is ready sooner, so no post is shown without one.
  await giveCover(owner, row, post, making)
  await giveFile(owner, row, post, making)
  await giveCaptions(owner, row, post, making)
  await release(owner, row, post, published)
  return true
}
