import type { ContentDraft, ContentId } from '@fanfare/contract'
import { fail } from '../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../platform/scope.ts'
import { readPictures, readProcessing, signPictures, signPosters } from '../media/index.ts'
import { madeOf, readCaptions } from './captions.ts'
import { type ContentFiles, readFiles } from './files.ts'
import { isOwner } from './policy.ts'
import { presentDraft } from './presenter/draft.ts'
import { type ContentRow, readContentRow } from './reader/contents.ts'
import { readDocument } from './reader/media.ts'
import { readRevision } from './reader/revisions.ts'
import { isReleased, releasedOf, withRevision } from './revision.ts'

/** Somebody else's draft is not there, rather than forbidden. */
export const findOwnContent = async ({ db, actor }: SignedInScope, id: ContentId) => {
  const row = await readContentRow(db, id)
  return row && isOwner(row, actor) ? row : fail('content.not-found')
}

const picturesOf = async (
  scope: SignedInScope,
  { pictures, assets }: ContentFiles,
): Promise<ContentDraft['pictures']> => {
  const assetIds = pictures.map(({ asset_id }) => asset_id)
  const signed = await signPictures(scope, assetIds)
  return pictures.map(({ asset_id, alt_text }) => {
    return {
      id: asset_id,
      altText: alt_text,
      ...madeOf(assets.get(asset_id)),
      preview: signed.get(asset_id)?.variants[0]?.url ?? null,
    }
  })
}

/** The post as its owner edits it. */
export const viewDraft = async (scope: SignedInScope, found: ContentRow): Promise<ContentDraft> => {
  const { db } = scope
  const revision = isReleased(found) ? await readRevision(db, found.id) : {}
  const row = withRevision(found, revision)
  const files = await readFiles(db, row)
  // While a replacement is made, it is the new file that its owner works with.
  const file = row.pending_asset_id ?? row.file_asset_id
  const [covers, pictures, posters, captions, released] = await Promise.all([
    readPictures(scope, [row.cover_asset_id]),
    picturesOf(scope, files),
    row.type === 'video' && row.file_asset_id ? signPosters(scope, row.file_asset_id) : [],
    readCaptions(db, row.id),
    row.type === 'article' ? readDocument(db, row.id) : null,
  ])
  return presentDraft(row, {
    files: files.state,
    cover: covers.of(row.cover_asset_id),
    teaser: madeOf(row.teaser_asset_id ? files.assets.get(row.teaser_asset_id) : undefined),
    fileName: (file && files.assets.get(file)?.fileName) ?? null,
    pictures,
    posters,
    captions,
    article: revision.article ?? released,
    released: releasedOf(found, released, revision),
  })
}

/** What every change to a post answers: the post as its owner sees it now. */
export const replyWithDraft = async (scope: SignedInScope, row: Promise<ContentRow>) => ({
  content: await viewDraft(scope, await row),
})

/** How far each file of a post is: the one it shows, and the one that will replace it. */
export const viewProcessing = async ({ db }: SignedInScope, row: ContentRow) => {
  const { needed, pictures } = await readFiles(db, row)
  const others = [row.pending_asset_id, row.teaser_asset_id].filter((id) => id !== null)
  const ids = new Set([...needed, ...pictures.map(({ asset_id }) => asset_id), ...others])
  return { files: await readProcessing(db, [...ids]) }
}
