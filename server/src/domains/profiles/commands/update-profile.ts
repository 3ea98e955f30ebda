import type { AccountId, ParsedRequest, Routes } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { Scope } from '../../../platform/scope.ts'
import { canEditProfile, isReservedUsername } from '../policy.ts'
import { changeProfile, lockProfile, type ProfileChange } from '../writer.ts'

export type UpdateProfile = ParsedRequest<Routes['updateProfile']>['body']

const toChange = ({ username, displayName, bio, location, website }: UpdateProfile) => {
  const change: { -readonly [Key in keyof ProfileChange]: ProfileChange[Key] } = {}
  if (username !== undefined) change.username = username
  if (displayName !== undefined) change.display_name = displayName
  if (bio !== undefined) change.bio = bio
  if (location !== undefined) change.location = location
  if (website !== undefined) change.website = website
  return change
}

export const updateProfile = (scope: Scope, id: AccountId, input: UpdateProfile) => {
  canEditProfile(id, scope.actor).orThrow()
  return scope.transact(async (tx) => {
    const profile = await lockProfile(tx, id)
    const renamed = input.username !== undefined && input.username !== profile.username
    if (renamed && isReservedUsername(input.username ?? '')) {
      fail('auth.username-taken', { fields: { username: 'This username is reserved.' } })
    }
    return changeProfile(tx, id, toChange(input), scope.now())
  })
}
