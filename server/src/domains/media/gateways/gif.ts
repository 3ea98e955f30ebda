const extension = 0x21
const image = 0x2c
const end = 0x3b

const timing = 0xf9
const application = 0xff
/** How often it repeats, and its colour profile; others tell who made it, with what and where. */
const shownApplications = ['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012']

const headerBytes = 13

/** How long the table of colours is that these flags announce. */
const coloursOf = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0)

/** Behind a row of sub-blocks that each carry their length; an empty one is the last. */
const behindSubBlocks = (bytes: Buffer, from: number): number => {
  let at = from
  for (let length = bytes.readUInt8(at); length > 0; length = bytes.readUInt8(at)) at += 1 + length
  return at + 1
}

const behindBlock = (bytes: Buffer, at: number): number => {
  const kind = bytes.readUInt8(at)
  if (kind === extension) return behindSubBlocks(bytes, at + 2)
  if (kind === image) return behindSubBlocks(bytes, at + 11 + coloursOf(bytes.readUInt8(at + 9)))
  throw new Error(`there is no block ${kind}`)
}

const isShown = (bytes: Buffer, at: number): boolean => {
  if (bytes.readUInt8(at) === image) return true
  const label = bytes.readUInt8(at + 1)
  if (label !== application) return label === timing
  return shownApplications.includes(bytes.toString('latin1', at + 3, at + 14))
}

/**
 * The same frames without comments, notes of programs and what was hung on behind. No frame is
 * decoded: all of them together may be gigabytes.
 */
export const stripGif = (bytes: Buffer): Buffer => {
  let at = headerBytes + coloursOf(bytes.readUInt8(10))
  const kept = [bytes.subarray(0, at)]
  // Some programs leave the last byte out.
  while (at < bytes.length && bytes.readUInt8(at) !== end) {
    const next = behindBlock(bytes, at)
    if (isShown(bytes, at)) kept.push(bytes.subarray(at, next))
    at = next
  }
  return Buffer.concat([...kept, Buffer.from([end])])
}
