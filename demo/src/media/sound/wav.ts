import { rate, type Track } from './voices.ts'

/** 16 bits, two channels. */
export const wav = ([left, right]: Track): Buffer => {
  const bytes = left.length * 4
  const file = Buffer.alloc(44 + bytes)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + bytes, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(2, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate * 4, 28)
  file.writeUInt16LE(4, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(bytes, 40)
  for (let at = 0; at < left.length; at++) {
    file.writeInt16LE(Math.round((left[at] ?? 0) * 32_000), 44 + at * 4)
    file.writeInt16LE(Math.round((right[at] ?? 0) * 32_000), 46 + at * 4)
  }
  return file
}
