import type { CreatorCard, Picture, ProfileView } from '@fanfare/contract'
import type { Actor } from '../../platform/scope.ts'
import { canEditProfile } from './policy.ts'
import type { PersonRow, ProfileRow } from './reader.ts'

export const presentProfile = (
  row: ProfileRow,
  picture: Picture | null,
  actor: Actor,
): ProfileView => ({
  id: row.account_id,
  username: row.username,
  displayName: row.display_name,
  bio: row.bio,
  location: row.location,
  website: row.website,
  picture,
  isCreator: row.creator_since !== null,
  isVerified: row.is_verified,
  joinedAt: row.joined_at.toISOString(),
  abilities: { edit: canEditProfile(row.account_id, actor).allowed },
})

export const presentCreator = (row: PersonRow, picture: Picture | null): CreatorCard => ({
  id: row.account_id,
  username: row.username,
  displayName: row.display_name,
  bio: row.bio,
  picture,
  isVerified: row.is_verified,
})
