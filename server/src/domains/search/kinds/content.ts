import { type AccountId, type ContentId, currencies } from '@fanfare/contract'
import { readPublishedAfter, readSearchable, type SearchableContent } from '../../catalog/index.ts'
import { type ProfileRow, readProfiles } from '../../profiles/index.ts'
import { english, exact, folded, keyword, names, quality, said, settings } from './analysis.ts'
import type { Kind } from './kind.ts'
import { passagesOf, writePassage } from './passages.ts'
import { fameOf, qualityOf, ratingOf } from './quality.ts'
import { wordsOfCategory } from './synonyms.ts'

const mappings = {
  dynamic: 'strict',
  properties: {
    id: keyword,
    creatorId: keyword,
    audience: keyword,
    title: { ...english, copy_to: ['all', 'names'], fields: { exact, plain: folded } },
    description: { ...english, copy_to: 'all', fields: { plain: folded } },
    tags: { ...keyword, copy_to: ['all', 'names'], fields: { words: english } },
    category: keyword,
    categoryWords: { ...english, copy_to: 'all' },
    type: keyword,
    creatorName: { ...folded, copy_to: ['all', 'names'], fields: { exact } },
    creatorUsername: { ...exact, copy_to: ['all', 'names'] },
    isVerified: { type: 'boolean' },
    isFree: { type: 'boolean' },
    price: {
      properties: Object.fromEntries(currencies.map((code) => [code, { type: 'integer' }])),
    },
    publishedAt: { type: 'date' },
    duration: { type: 'float' },
    languages: keyword,
    views: { type: 'long' },
    likes: { type: 'long' },
    rating: { type: 'float' },
    quality,
    words: english,
    passages: { ...said, index_options: 'offsets' },
    all: english,
    names,
  },
}

/** In every currency when it is free; not at all when it is only part of a tier. */
const pricesOf = ({ isFree, price }: SearchableContent) => {
  if (isFree) return Object.fromEntries(currencies.map((code) => [code, 0]))
  return price ? { [price.currency]: price.amount } : {}
}

const documentOf = (content: SearchableContent, creator: ProfileRow) => {
  const { viewCount, likeCount } = content
  const rating = ratingOf(likeCount, viewCount)
  // Words of what only signed-in people may see stay out: they are not for everyone.
  const isForAll = creator.visibility === 'everyone'
  return {
    id: content.id,
    creatorId: content.creatorId,
    audience: creator.visibility,
    title: content.title,
    description: content.description,
    tags: content.tags,
    category: content.category,
    categoryWords: wordsOfCategory(content.category),
    type: content.type,
    creatorName: creator.display_name,
    creatorUsername: creator.username,
    isVerified: creator.is_verified,
    isFree: content.isFree,
    price: pricesOf(content),
    publishedAt: content.publishedAt,
    duration: content.duration,
    languages: content.languages,
    views: viewCount,
    likes: likeCount,
    rating,
    quality: qualityOf([fameOf(viewCount), rating]),
    words: isForAll ? content.words : '',
    passages: isForAll ? passagesOf(content.cues).map(writePassage) : [],
  }
}

export const contentKind: Kind = {
  name: 'content',
  definition: { settings, mappings },

  async read(scope, ids) {
    const contents = await readSearchable(scope, ids as readonly ContentId[])
    const creatorIds = new Set<AccountId>(contents.map(({ creatorId }) => creatorId))
    const rows = await readProfiles(scope.db, [...creatorIds])
    const creators = new Map(rows.map((row) => [row.account_id, row]))
    const documents = contents.flatMap((content) => {
      const creator = creators.get(content.creatorId)
      if (!creator || creator.suspended_at) return []
      return [[content.id as string, documentOf(content, creator)] as const]
    })
    return new Map(documents)
  },

  readIds: (scope, after, limit) => readPublishedAfter(scope.db, after as ContentId | null, limit),
}
