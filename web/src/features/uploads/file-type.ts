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

const isText = (bytes: Uint8Array) => {
  if (bytes.includes(0)) return false
  try {
    // The last letter may have been cut in two.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
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
  if (text.startsWith('%PDF-')) return 'application/pdf'
  const frame = bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2
  if (text.startsWith('ID3') || frame) return 'audio/mpeg'
  if (oldQuickTime.includes(text.slice(4, 8)) && !isText(bytes)) return 'video/quicktime'
  return fromText(new TextDecoder().decode(bytes))
}

/** Words say nothing of themselves, so the name of the file decides. */
const textTypeOf = (name: string, bytes: Uint8Array): string | null => {
  const ending = /\.(txt|md)$/i.exec(name)?.[1]?.toLowerCase()
  if (!ending || !isText(bytes)) return null
  return ending === 'md' ? 'text/markdown' : 'text/plain'
}

export const typeOfFile = async (file: File) => {
  const bytes = new Uint8Array(await file.slice(0, head).arrayBuffer())
  return typeOfBytes(bytes) ?? textTypeOf(file.name, bytes)
}
