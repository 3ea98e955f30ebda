import type { ArticleNode, ContentFields } from '@fanfare/contract'
import type { ContentRow } from '../reader/contents.ts'

export const pricingOf = ({
  pricing,
  price,
  currency,
}: Pick<ContentRow, 'pricing' | 'price' | 'currency'>): ContentFields['pricing'] =>
  pricing === 'paid' && price !== null && currency !== null
    ? { type: 'paid', price: { amount: price, currency } }
    : { type: pricing === 'subscription' ? 'subscription' : 'free' }

const earlyOf = ({ early_level, early_days }: ContentRow): ContentFields['earlyAccess'] =>
  early_level && early_days ? { level: early_level, days: early_days } : null

/** What a creator writes of a post, as the contract names it. */
export const fieldsOf = (row: ContentRow, article: ArticleNode | null): ContentFields => ({
  title: row.title,
  description: row.description,
  category: row.category,
  tags: [...row.tags],
  visibility: row.visibility,
  pricing: pricingOf(row),
  earlyAccess: earlyOf(row),
  chapters: row.chapters.map((chapter) => ({ ...chapter })),
  allowComments: row.allow_comments,
  allowDownload: row.allow_download,
  altText: row.alt_text,
  article,
})
