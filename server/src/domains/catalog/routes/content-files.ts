import { handlers } from '../../../platform/http/handler.ts'
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
import { replyWithDraft } from '../drafts.ts'

export const contentFileRoutes = handlers({
  setContentFile: (scope, { params, body }) =>
    replyWithDraft(scope, setContentFile(scope, params.id, body.fileId)),

  addContentPicture: (scope, { params, body }) =>
    replyWithDraft(scope, addContentPicture(scope, params.id, body)),

  arrangeContentPictures: (scope, { params, body }) =>
    replyWithDraft(scope, arrangeContentPictures(scope, params.id, body)),

  setCover: (scope, { params, body }) =>
    replyWithDraft(scope, setCover(scope, params.id, body.fileId)),

  setPosterCover: (scope, { params, body }) =>
    replyWithDraft(scope, setPosterCover(scope, params.id, body.at)),

  removeCover: (scope, { params }) => replyWithDraft(scope, removeCover(scope, params.id)),

  setCaptions: (scope, { params, body }) =>
    replyWithDraft(scope, setCaptions(scope, params.id, body)),

  removeCaptions: (scope, { params }) =>
    replyWithDraft(scope, removeCaptions(scope, params.id, params.language)),

  setTeaser: (scope, { params, body }) => replyWithDraft(scope, setTeaser(scope, params.id, body)),

  removeTeaser: (scope, { params }) => replyWithDraft(scope, removeTeaser(scope, params.id)),
})
