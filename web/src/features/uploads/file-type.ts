const head = 4096

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0) =>
  signature.every((byte, index) => bytes[at + index] === byte)

/** Containers of one family differ in their brand: pictures, sound and film share the box format. */
const brands: Record<string, string> = {
  avif: 'image/avif',
  avis: 'image/avif',
  heic: 'image/heic',
  heix: 'image/heic',
  heim: 'image/heic',
  hevc: 'image/heic',
  mif1: 'image/heic',
  'qt  ': 'video/quicktime',
  'M4A ': 'audio/mp4',
  'M4B ': 'audio/mp4',
}
const riff: Record<string, string> = {
  WEBP: 'image/webp',
  WAVE: 'audio/wav',
  'AVI ': 'video/x-msvideo',
}
const oldQuickTime = ['moov', 'mdat', 'wide', 'free', 'skip']

const fromText = (text: string): string | null => {
  const start = text.replace(/^\uFEFF/, '')
  if (/^WEBVTT(\s|$)/.test(start)) return 'text/vtt'
  return /^\s*\d+\s*\r?\n\d{2}:\d{2}:\d{2}[,.]\d{3} -->/.test(start) ? 'application/x-subrip' : null
}

/** What the first bytes say. The server reads them again; this is for an early and friendly no. */
export const typeOfBytes = (bytes: Uint8Array): string | null => {
  const text = new TextDecoder('latin1').decode(bytes)
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47])) return 'image/png'
  if (text.startsWith('GIF8')) return 'image/gif'
  if (text.startsWith('RIFF')) return riff[text.slice(8, 12)] ?? null
  if (text.slice(4, 8) === 'ftyp') return brands[text.slice(8, 12)] ?? 'video/mp4'
  if (startsWith(bytes, [0x1a, 0x45, 0xdf, 0xa3])) {
    return text.includes('webm') ? 'video/webm' : 'video/x-matroska'
  }
  if (text.startsWith('OggS')) return 'audio/ogg'
  if (text.startsWith('fLaC')) return 'audio/flac'
  const frame = bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2
  if (text.startsWith('ID3') || frame) return 'audio/mpeg'
  if (oldQuickTime.includes(text.slice(4, 8))) return 'video/quicktime'
  return fromText(new TextDecoder().decode(bytes))
}

export const typeOfFile = async (file: Blob) =>
  typeOfBytes(new Uint8Array(await file.slice(0, head).arrayBuffer()))
