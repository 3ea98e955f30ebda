import type {
  ArticleNode,
  AssetId,
  ContentId,
  Playback,
  SignedPicture,
  ViewAs,
} from '@fanfare/contract'
import { fail } from '../../platform/errors/domain-error.ts'
import type { Scope } from '../../platform/scope.ts'
import { addressExpiry, signCaptions, signPictures, signPlayback } from '../media/index.ts'
import { readReadyCaptions } from './captions.ts'
import { isOwner } from './policy.ts'
import { resumeAt } from './presenter/content.ts'
import type { ShownRow } from './reader/contents.ts'
import { readDocument, readPictureRows } from './reader/media.ts'
import { readViewerState } from './reader/reactions.ts'
import { recipientOf } from './served.ts'
import { holdAccess, openContent, requireVisibleContent, type Viewing } from './viewing.ts'
import { noteAddresses, noteOpened } from './writer/reactions.ts'

type TimedPlayback = Extract<Playback, { type: 'video' }>

const captionsOf = async (scope: Scope, id: ContentId) => {
  const ready = await readReadyCaptions(scope.db, id)
  return Promise.all(
    ready.map(async ({ language, label, asset_id }) => ({
      language,
      label,
      url: await signCaptions(scope, asset_id),
    })),
  )
}

const timed = async (
  scope: Scope,
  type: 'video' | 'audio',
  { asset, recipient }: { asset: AssetId; recipient?: string | undefined },
  extras: Pick<TimedPlayback, 'beginsAt' | 'captions' | 'chapters' | 'resumeAt'>,
): Promise<Playback> => {
  const signed = await signPlayback(scope, asset, recipient)
  const { renditions, duration, expiresAt, storyboards, waveform } = signed
  if (renditions.length === 0) return fail('content.not-ready')
  const shared = { renditions, duration, expiresAt, ...extras }
  if (type === 'audio') return { type, waveform, ...shared }
  return { type, storyboards, width: signed.width ?? 0, height: signed.height ?? 0, ...shared }
}

/** Whose use of this post is counted, if anybody's. */
const countedFor = ({ actor }: Scope, row: ShownRow) =>
  actor.kind === 'account' && !row.is_free && !isOwner(row, actor) ? actor.accountId : undefined

const playFile = async (scope: Scope, row: ShownRow, type: 'video' | 'audio') => {
  const { actor, db } = scope
  const asset = row.file_asset_id ?? fail('content.not-ready')
  const [captions, state] = await Promise.all([
    captionsOf(scope, row.id),
    actor.kind === 'account' ? readViewerState(db, actor.accountId, row.id) : null,
  ])
  const chapters = row.chapters.map((chapter) => ({ ...chapter }))
  const resume = resumeAt(state?.position ?? null, row.duration)
  const accountId = countedFor(scope, row)
  const recipient = accountId && recipientOf(accountId, row.id)
  return timed(
    scope,
    type,
    { asset, recipient },
    { beginsAt: 0, captions, chapters, resumeAt: resume },
  )
}

const picturesOf = async (scope: Scope, id: ContentId): Promise<SignedPicture[]> => {
  const rows = await readPictureRows(scope.db, id)
  const assetIds = rows.map(({ asset_id }) => asset_id)
  const signed = await signPictures(scope, assetIds)
  return rows.flatMap(({ asset_id, alt_text }) => {
    const picture = signed.get(asset_id)
    return picture ? [{ ...picture, altText: alt_text }] : []
  })
}

const empty: ArticleNode = { type: 'doc' }

/** Refunds ask what was had of what costs something, so it is noted before it is given. */
const noteGiven = async (scope: Scope, viewing: Viewing, note: typeof noteOpened) => {
  const { row } = viewing
  const accountId = countedFor(scope, row)
  if (!accountId) return
  await scope.transact(async (tx) => {
    const now = scope.now()
    await holdAccess(tx, { accountId, now }, viewing)
    await note(tx, row.id, accountId, now)
  })
}

/** The addresses and words of a post, for someone who may open it now. */
export const readPlayback = async (scope: Scope, id: ContentId, as?: ViewAs): Promise<Playback> => {
  const viewing = await openContent(scope, id, as)
  const { row } = viewing
  const expiresAt = addressExpiry(scope.now()).toISOString()
  switch (row.type) {
    case 'video':
    case 'audio': {
      const playback = await playFile(scope, row, row.type)
      await noteGiven(scope, viewing, noteAddresses)
      return playback
    }
    case 'image':
      await noteGiven(scope, viewing, noteOpened)
      return { type: 'image', pictures: await picturesOf(scope, id), expiresAt }
    case 'article': {
      await noteGiven(scope, viewing, noteOpened)
      const document = (await readDocument(scope.db, id)) ?? empty
      return { type: 'article', document, pictures: await picturesOf(scope, id), expiresAt }
    }
  }
}

/** Made for everyone who may see the page, as a file of its own. */
export const readTeaser = async (scope: Scope, id: ContentId): Promise<Playback> => {
  const { row } = await requireVisibleContent(scope, id)
  if (!row.teaser_asset_id || !row.has_teaser) return fail('content.not-ready')
  const type = row.type === 'audio' ? 'audio' : 'video'
  return timed(
    scope,
    type,
    { asset: row.teaser_asset_id },
    {
      beginsAt: row.teaser_start ?? 0,
      captions: [],
      chapters: [],
      resumeAt: null,
    },
  )
}

export const readStoryboards = async (scope: Scope, id: ContentId) => {
  const { row } = await openContent(scope, id)
  if (!row.has_storyboard || !row.file_asset_id) return []
  return (await signPlayback(scope, row.file_asset_id)).storyboards
}
