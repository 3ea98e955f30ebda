import { fail } from '../../platform/errors/domain-error.ts'
import { handlers } from '../../platform/http/handler.ts'
import { type Keys, readPage } from '../../platform/paging/keyset.ts'
import type { Scope } from '../../platform/scope.ts'
import { startSession } from '../identity/index.ts'
import { readPictures } from '../media/index.ts'
import { becomeCreator } from './commands/become-creator.ts'
import { changePicture } from './commands/change-picture.ts'
import { registerAccount } from './commands/register-account.ts'
import { removePicture } from './commands/remove-picture.ts'
import { updatePrivacy } from './commands/update-privacy.ts'
import { updateProfile } from './commands/update-profile.ts'
import { canSeeProfile } from './policy.ts'
import { presentCreator, presentProfile } from './presenter.ts'
import { type CreatorRow, type ProfileRow, readCreators, readProfileByUsername } from './reader.ts'

const view = async (scope: Scope, row: ProfileRow) => {
  const pictures = await readPictures(scope, [row.picture_asset_id])
  return presentProfile(row, pictures.of(row.picture_asset_id), scope.actor)
}

/** What the page of a profile shows, or that there is none for this viewer. */
export const viewProfile = async (scope: Scope, username: string) => {
  const row = await readProfileByUsername(scope.db, username)
  canSeeProfile(row, scope.actor).orThrow()
  return view(scope, row ?? fail('profile.not-found'))
}

const keysOf = (row: CreatorRow): Keys => [row.creator_since.toISOString(), row.account_id]

export const profileRoutes = handlers({
  registerAccount: async (scope, { body }, exchange) => {
    const user = await registerAccount(scope, body)
    await startSession(scope, exchange, user.id, { remember: false })
    return { user }
  },

  readProfile: async (scope, { params }) => ({ user: await viewProfile(scope, params.username) }),

  listCreators: async (scope, { query }) => {
    const { shown, ...page } = await readPage(query, 'creators', keysOf, (start) =>
      readCreators(scope.db, start),
    )
    const ids = shown.map((row) => row.picture_asset_id)
    const pictures = await readPictures(scope, ids)
    return {
      creators: shown.map((row) => presentCreator(row, pictures.of(row.picture_asset_id))),
      ...page,
    }
  },

  updateProfile: async (scope, { params, body }) => ({
    user: await view(scope, await updateProfile(scope, params.id, body)),
  }),

  changePicture: async (scope, { body }) => {
    const row = await changePicture(scope, body.fileId)
    const { id, picture } = await view(scope, row)
    return { user: { id, picture, pictureProcessing: row.picture_pending_id !== null } }
  },

  removePicture: async (scope) => removePicture(scope),

  updatePrivacy: async (scope, { body }) => {
    const { visibility } = await updatePrivacy(scope, body.visibility)
    return { visibility }
  },

  becomeCreator: async (scope) => ({ user: await view(scope, await becomeCreator(scope)) }),
})
