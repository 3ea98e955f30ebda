/**
 * Every kind of stored object. Gated ones are in the private bucket and are reached only by an
 * address that the owning domain asked for after its gate; public ones may be seen by everybody.
 */
export const artefactKinds = {
  original: 'gated',
  /** The original without the place it was made at, where it told that. */
  download: 'gated',
  audio: 'gated',
  rendition: 'gated',
  playlist: 'gated',
  storyboard: 'gated',
  'storyboard-index': 'gated',
  poster: 'gated',
  picture: 'gated',
  animation: 'gated',
  caption: 'gated',
  avatar: 'public',
  banner: 'public',
  cover: 'public',
} as const satisfies Record<string, 'gated' | 'public'>

export type ArtefactKind = keyof typeof artefactKinds

/** Everything an asset has in the private bucket, apart from the original it was made of. */
export const folderOfAsset = (assetId: string) => `assets/${assetId}/`

export const assetOfKey = (key: string): string | null =>
  /^assets\/([0-9a-f-]{36})\//.exec(key)?.[1] ?? null
