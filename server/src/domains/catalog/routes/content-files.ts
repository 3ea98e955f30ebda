import { handlers } from '../../../platform/http/handler.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { addContentPicture } from '../commands/add-content-picture.ts'
import { arrangeContentPictures } from '../commands/arrange-content-pictures.ts'
import { removeCaptions } from '../commands/remove-captions.ts'
import { removeCover } from '../commands/remove-cover.ts'
import { removeTeaser } from '../commands/remove-teaser.ts'
import { setCaptions } from '../commands/set-captions.ts'
import { setContentFile } from '../commands/set-content-file.ts'
import { setCover } from '../commands/set-cover.ts'
import { setPosterCover } from '../commands/set-poster-cover.ts'
import { setTeaser } from '../commands/set-teaser.ts'
import { viewDraft } from '../drafts.ts'
import type { ContentRow } from '../reader/contents.ts'

/** Whatever was done to its files, the answer is the post as it is now. */
const changed = async (scope: SignedInScope, row: Promise<ContentRow>) => ({
  content: await viewDraft(scope, await row),
})

export const contentFileRoutes = handlers({
  setContentFile: (scope, { params, body }) =>
    changed(scope, setContentFile(scope, params.id, body.fileId)),

  addContentPicture: (scope, { params, body }) =>
    changed(scope, addContentPicture(scope, params.id, body)),

  arrangeContentPictures: (scope, { params, body }) =>
    changed(scope, arrangeContentPictures(scope, params.id, body)),

  setCover: (scope, { params, body }) => changed(scope, setCover(scope, params.id, body.fileId)),

  setPosterCover: (scope, { params, body }) =>
    changed(scope, setPosterCover(scope, params.id, body.at)),

  removeCover: (scope, { params }) => changed(scope, removeCover(scope, params.id)),

  setCaptions: (scope, { params, body }) => changed(scope, setCaptions(scope, params.id, body)),

  removeCaptions: (scope, { params }) =>
    changed(scope, removeCaptions(scope, params.id, params.language)),

  setTeaser: (scope, { params, body }) => changed(scope, setTeaser(scope, params.id, body)),

  removeTeaser: (scope, { params }) => changed(scope, removeTeaser(scope, params.id)),
})
