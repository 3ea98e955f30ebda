import type { CreatorCard, FollowFacts, Picture, ProfileView } from '@fanfare/contract'
import type { Actor } from '../../platform/scope.ts'
import type { ShownPictures } from './pictures.ts'
import { canEditProfile } from './policy.ts'
import type { PersonRow, ProfileRow } from './reader.ts'

export const presentProfile = (
  row: ProfileRow,
  { picture, banner }: ShownPictures,
  actor: Actor,
): ProfileView => ({
  id: row.account_id,
  username: row.username,
  displayName: row.display_name,
  bio: row.bio,
  location: row.location,
  website: row.website,
  picture,
  banner,
  isCreator: row.creator_since !== null,
  isVerified: row.is_verified,
  sellsTiers: row.sells_tiers,
  category: row.category,
  joinedAt: row.joined_at.toISOString(),
  abilities: { edit: canEditProfile(row.account_id, actor).allowed },
})

/** Without what followers make of them, which social knows. */
export const presentCreator = (
  row: PersonRow,
  picture: Picture | null,
): Omit<CreatorCard, keyof FollowFacts> => ({
  id: row.account_id,
  username: row.username,
  displayName: row.display_name,
  bio: row.bio,
  picture,
  isVerified: row.is_verified,
  sellsTiers: row.sells_tiers,
  category: row.category,
})
