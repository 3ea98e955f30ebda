import { type ArticleNode, type AssetId, type ContentFields, limits } from '@fanfare/contract'
import { countWords } from '@fanfare/contract/article-words'
import { chaptersFault } from '@fanfare/contract/chapters'
import { fail } from '../../../platform/errors/domain-error.ts'
import { keepPictures } from '../article/measure.ts'
import { sanitise } from '../article/sanitise.ts'
import type { ContentChange } from '../writer/contents.ts'

export type WrittenFields = { [Name in keyof ContentFields]?: ContentFields[Name] | undefined }

const pricingOf = (pricing: ContentFields['pricing']): ContentChange => {
  const price = pricing.type === 'paid' ? pricing.price : null
  return {
    pricing: pricing.type,
    price: price?.amount ?? null,
    currency: price?.currency ?? null,
  }
}

const earlyOf = (early: ContentFields['earlyAccess']): ContentChange => ({
  early_level: early?.level ?? null,
  early_days: early?.days ?? null,
})

/** A file that replaces another may be shorter: chapters are looked at when they are written. */
export const demandChapters = (
  { chapters }: WrittenFields,
  { duration }: { readonly duration: number | null },
) => {
  const fault = chapters && chaptersFault(chapters, duration)
  if (fault) fail('request.invalid', { fields: { chapters: fault } })
}

/** What was written, as columns; what was not mentioned stays as it is. */
export const toColumns = (fields: WrittenFields): ContentChange => ({
  ...(fields.title === undefined ? {} : { title: fields.title }),
  ...(fields.description === undefined ? {} : { description: fields.description }),
  ...(fields.category === undefined ? {} : { category: fields.category }),
  ...(fields.tags === undefined ? {} : { tags: [...new Set(fields.tags)] }),
  ...(fields.visibility === undefined ? {} : { visibility: fields.visibility }),
  ...(fields.pricing === undefined ? {} : pricingOf(fields.pricing)),
  ...(fields.earlyAccess === undefined ? {} : earlyOf(fields.earlyAccess)),
  ...(fields.chapters === undefined
    ? {}
    : { chapters: [...fields.chapters].sort((a, b) => a.start - b.start) }),
  ...(fields.allowComments === undefined ? {} : { allow_comments: fields.allowComments }),
  ...(fields.allowDownload === undefined ? {} : { allow_download: fields.allowDownload }),
  ...(fields.altText === undefined ? {} : { alt_text: fields.altText }),
})

/** Only what we know, with pictures of this post only, and within bounds. */
export const cleanArticle = (written: ArticleNode | null, own: ReadonlySet<AssetId>) => {
  const document = keepPictures(sanitise(written ?? { type: 'doc' }), own)
  if (Buffer.byteLength(JSON.stringify(document)) > limits.articleBytes) {
    fail('request.invalid', { fields: { article: 'This article is too long.' } })
  }
  return { document, words: countWords(document) }
}
