import type { Rendition, Timed } from './timed.ts'

const entry = ({ bandwidth, codecs, width, height, playlistUrl, name }: Rendition) => {
  const size = width && height ? `,RESOLUTION=${width}x${height}` : ''
  return `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},CODECS="${codecs}"${size},NAME="${name}"\n${playlistUrl}`
}

/** The store keeps one playlist per rendition; which of them there are, only the answer knows. */
export const masterPlaylist = ({ renditions }: Timed) =>
  ['#EXTM3U', '#EXT-X-INDEPENDENT-SEGMENTS', ...renditions.map(entry)].join('\n')

const pathOf = (address: string) => new URL(address).pathname
const fileOf = (address: string) => decodeURIComponent(pathOf(address).split('/').at(-1) ?? '')

/**
 * A playlist names its file as the rendition is named and without a signature, and a playlist's own
 * address may be old by now: both are looked up in the present answer.
 */
export const presentAddress = ({ renditions }: Timed, wanted: string) => {
  const playlist = renditions.find(({ playlistUrl }) => pathOf(playlistUrl) === pathOf(wanted))
  if (playlist) return playlist.playlistUrl
  return renditions.find(({ name }) => name === fileOf(wanted))?.url ?? wanted
}
