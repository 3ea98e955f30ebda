import type { AccountId } from '@fanfare/contract'
import { type ProfileRow, readListedAfter, readListedProfiles } from '../../profiles/index.ts'
import { readFollowerCounts } from '../../social/index.ts'
import { english, exact, folded, keyword, names, quality, settings } from './analysis.ts'
import type { Kind } from './kind.ts'
import { fameOf, qualityOf } from './quality.ts'
import { wordsOfCategory } from './synonyms.ts'

const mappings = {
  dynamic: 'strict',
  properties: {
    id: keyword,
    audience: keyword,
    username: { ...exact, copy_to: ['all', 'names'] },
    displayName: { ...folded, copy_to: ['all', 'names'], fields: { exact } },
    bio: { ...english, copy_to: 'all', fields: { plain: folded } },
    category: keyword,
    categoryWords: { ...english, copy_to: 'all' },
    isCreator: { type: 'boolean' },
    isVerified: { type: 'boolean' },
    followers: { type: 'long' },
    joinedAt: { type: 'date' },
    quality,
    all: english,
    names,
  },
}

const documentOf = (row: ProfileRow, followers: number) => {
  const isCreator = row.creator_since !== null
  return {
    id: row.account_id,
    audience: row.visibility,
    username: row.username,
    displayName: row.display_name,
    bio: row.bio,
    category: row.category,
    categoryWords: row.category ? wordsOfCategory(row.category) : '',
    isCreator,
    isVerified: row.is_verified,
    followers,
    joinedAt: row.joined_at,
    quality: qualityOf([fameOf(followers), isCreator ? 0.5 : 0, row.is_verified ? 0.5 : 0]),
  }
}

export const peopleKind: Kind = {
  name: 'people',
  definition: { settings, mappings },

  async read(scope, ids) {
    const rows = await readListedProfiles(scope.db, ids as readonly AccountId[])
    const followers = await readFollowerCounts(
      scope,
      rows.map(({ account_id }) => account_id),
    )
    return new Map(
      rows.map((row) => [row.account_id, documentOf(row, followers.get(row.account_id) ?? 0)]),
    )
  },

  readIds: (scope, after, limit) => readListedAfter(scope.db, after as AccountId | null, limit),
}
