import type { AssetId, Playback, SignedPicture } from '@fanfare/contract'
import { after } from '../../platform/clock/after.ts'
import type { Scope } from '../../platform/scope.ts'
import { type ArtefactRow, findArtefacts } from './reader/artefacts.ts'
import { findAsset, findAssets } from './reader/assets.ts'

type Signing = Pick<Scope, 'db' | 'storage' | 'now'>
type TimedPlayback = Extract<Playback, { type: 'video' }>

/** What a player needs, for anything that has a length. */
export interface SignedPlayback
  extends Pick<TimedPlayback, 'renditions' | 'storyboards' | 'duration' | 'expiresAt'> {
  readonly waveform: number[]
  readonly width: number | null
  readonly height: number | null
}

const window = 5 * 60_000
const validity = 2 * window

const windowOf = (at: Date) => new Date(Math.floor(at.getTime() / window) * window)

/** Until when an address that was given then opens anything. */
export const addressExpiry = (givenAt: Date) => after(windowOf(givenAt), validity)

/**
 * Signed as of the start of the present five minutes, so that all who ask meanwhile get the same
 * address and a cache in front of the store can answer them.
 */
const addressesAt = ({ storage, now }: Signing) => {
  const from = windowOf(now())
  return {
    expiresAt: addressExpiry(now()).toISOString(),
    of: (key: string, to: { downloadName?: string; recipient?: string | undefined } = {}) =>
      storage.signGet(key, validity / 1000, { from, ...to }),
  }
}

const ofKind = (artefacts: readonly ArtefactRow[], kind: ArtefactRow['kind']) =>
  artefacts.filter((artefact) => artefact.kind === kind)

/**
 * Like everything here it decides nothing: the caller has asked its gate. With a recipient the bytes
 * themselves have an address of their own, so that the store's log says whom they were served to.
 */
export const signPlayback = async (
  scope: Signing,
  assetId: AssetId,
  recipient?: string,
): Promise<SignedPlayback> => {
  const [asset, artefacts] = await Promise.all([
    findAsset(scope.db, assetId),
    findArtefacts(scope.db, [assetId], ['rendition', 'playlist', 'storyboard']),
  ])
  const address = addressesAt(scope)
  const playlists = new Map(ofKind(artefacts, 'playlist').map(({ name, key }) => [name, key]))
  const renditions = ofKind(artefacts, 'rendition')
    .sort((a, b) => (a.bandwidth ?? 0) - (b.bandwidth ?? 0))
    .map(async ({ name, key, width, height, bandwidth, codecs }) => {
      const url = await address.of(key, { recipient })
      const playlist = playlists.get(name)
      const playlistUrl = playlist ? await address.of(playlist) : url
      const shape = { width, height, bandwidth: bandwidth ?? 0, codecs: codecs ?? '' }
      return { name, url, playlistUrl, ...shape }
    })
  const storyboards = ofKind(artefacts, 'storyboard').map(async ({ key, meta }) => ({
    url: await address.of(key),
    columns: meta.columns ?? 1,
    rows: meta.rows ?? 1,
    interval: meta.interval ?? 1,
    width: meta.width ?? 0,
    height: meta.height ?? 0,
    count: meta.count ?? 0,
  }))
  return {
    renditions: await Promise.all(renditions),
    storyboards: await Promise.all(storyboards),
    waveform: [...(asset?.waveform ?? [])],
    duration: asset?.duration ?? 0,
    width: asset?.width ?? null,
    height: asset?.height ?? null,
    expiresAt: address.expiresAt,
  }
}

/** In two queries, however many pictures a gallery has; those not ready yet are not in the map. */
export const signPictures = async (
  scope: Signing,
  ids: readonly AssetId[],
): Promise<Map<AssetId, Omit<SignedPicture, 'altText'>>> => {
  const [assets, artefacts] = await Promise.all([
    findAssets(scope.db, ids),
    findArtefacts(scope.db, ids, ['picture', 'animation']),
  ])
  const address = addressesAt(scope)
  const byAsset = Map.groupBy(artefacts, ({ asset_id }) => asset_id)
  const signed = new Map<AssetId, Omit<SignedPicture, 'altText'>>()
  for (const { id, status, width, height, placeholder } of assets) {
    if (status !== 'ready') continue
    const own = byAsset.get(id) ?? []
    const [animation] = ofKind(own, 'animation')
    const variants = ofKind(own, 'picture')
      .sort((a, b) => (a.width ?? 0) - (b.width ?? 0))
      .map(async (made) => ({
        width: made.width ?? 0,
        type: made.type,
        url: await address.of(made.key),
      }))
    signed.set(id, {
      id,
      width: width ?? 0,
      height: height ?? 0,
      placeholder: placeholder ?? '',
      variants: await Promise.all(variants),
      videoUrl: animation ? await address.of(animation.key) : null,
    })
  }
  return signed
}

/** How good a picture is to stand for the whole: a video has its still, of a picture the smallest will do. */
const previewSize = ({ kind, type, width }: ArtefactRow) =>
  (width ?? 0) + (kind === 'picture' && type !== 'image/webp' ? 10_000 : 0)

/** One small picture of each that has any. */
export const signPreviews = async (
  scope: Signing,
  ids: readonly AssetId[],
): Promise<Map<AssetId, string>> => {
  const artefacts = await findArtefacts(scope.db, ids, ['picture', 'poster'])
  const address = addressesAt(scope)
  const byAsset = Map.groupBy(artefacts, ({ asset_id }) => asset_id)
  const signed = [...byAsset].flatMap(([id, own]) => {
    const [best] = own.toSorted((a, b) => previewSize(a) - previewSize(b))
    return best ? [address.of(best.key).then((url) => [id, url] as const)] : []
  })
  return new Map(await Promise.all(signed))
}

const only = async (scope: Signing, assetId: AssetId, kind: ArtefactRow['kind']) => {
  const [found] = await findArtefacts(scope.db, [assetId], [kind])
  return found ?? null
}

export const signCaptions = async (scope: Signing, assetId: AssetId): Promise<string> => {
  const captions = await only(scope, assetId, 'caption')
  if (!captions) throw new Error(`asset ${assetId} has no captions yet`)
  return addressesAt(scope).of(captions.key)
}

/** For the owner, who chooses one of them as the cover. */
export const signPosters = async (
  scope: Signing,
  assetId: AssetId,
): Promise<{ at: number; url: string }[]> => {
  const posters = await findArtefacts(scope.db, [assetId], ['poster'])
  const address = addressesAt(scope)
  const signed = posters.map(async ({ key, meta }) => ({
    at: meta.at ?? 0,
    url: await address.of(key),
  }))
  return (await Promise.all(signed)).sort((a, b) => a.at - b.at)
}

/** Saved under this name by the browser. */
export const signOriginal = async (
  scope: Signing,
  assetId: AssetId,
  fileName: string,
): Promise<string> => {
  const found = (await only(scope, assetId, 'download')) ?? (await only(scope, assetId, 'original'))
  if (!found) throw new Error(`asset ${assetId} has no original`)
  return addressesAt(scope).of(found.key, { downloadName: fileName })
}
