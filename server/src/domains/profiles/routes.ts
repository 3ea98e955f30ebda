import { fail } from '../../platform/errors/domain-error.ts'
import { handlers } from '../../platform/http/handler.ts'
import type { Scope } from '../../platform/scope.ts'
import { startSession } from '../identity/index.ts'
import { becomeCreator } from './commands/become-creator.ts'
import { changeAvatar } from './commands/change-avatar.ts'
import { changeBanner } from './commands/change-banner.ts'
import { registerAccount } from './commands/register-account.ts'
import { removeAvatar } from './commands/remove-avatar.ts'
import { removeBanner } from './commands/remove-banner.ts'
import { updatePrivacy } from './commands/update-privacy.ts'
import { updateProfile } from './commands/update-profile.ts'
import { dataSharingRoutes } from './data-sharing/routes.ts'
import { firstRunRoutes } from './first-run/routes.ts'
import { readShownPictures } from './pictures.ts'
import { isReservedUsername } from './policy.ts'
import { presentProfile } from './presenter.ts'
import { type ProfileRow, readProfileByUsername } from './reader.ts'
import { seeProfileNamed } from './seen/reader.ts'

const view = async (scope: Scope, row: ProfileRow) =>
  presentProfile(row, await readShownPictures(scope, row), scope.actor)

/** The profile with this username or account id, or that there is none for this viewer. */
export const viewProfile = async (scope: Scope, named: string) => {
  const row = await seeProfileNamed(scope.db, scope.actor, named)
  return view(scope, row ?? fail('profile.not-found'))
}

export const profileRoutes = handlers({
  ...dataSharingRoutes,
  ...firstRunRoutes,

  registerAccount: async (scope, { body }, exchange) => {
    const user = await registerAccount(scope, body)
    await startSession(scope, exchange, user.id, { remember: false })
    return { user }
  },

  checkUsername: async ({ db }, { params: { username } }) => ({
    available: !isReservedUsername(username) && !(await readProfileByUsername(db, username)),
  }),

  updateProfile: async (scope, { params, body }) => ({
    user: await view(scope, await updateProfile(scope, params.id, body)),
  }),

  changeAvatar: async (scope, { body }) => {
    const row = await changeAvatar(scope, body.fileId)
    const { id, picture } = await view(scope, row)
    return { user: { id, picture, pictureProcessing: row.picture_pending_id !== null } }
  },

  removeAvatar: (scope) => removeAvatar(scope),

  changeBanner: async (scope, { body }) => {
    const row = await changeBanner(scope, body.fileId)
    const { id, banner } = await view(scope, row)
    return { user: { id, banner, bannerProcessing: row.banner_pending_id !== null } }
  },

  removeBanner: (scope) => removeBanner(scope),

  updatePrivacy: async (scope, { body }) => {
    const { visibility } = await updatePrivacy(scope, body.visibility)
    return { visibility }
  },

  becomeCreator: async (scope, { body }) => ({
    user: await view(scope, await becomeCreator(scope, body)),
  }),
})
