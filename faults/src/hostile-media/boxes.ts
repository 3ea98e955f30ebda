/** Posts of containers, as their descriptions have them. */
const box = (type: string, ...content: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

const fullBox = (type: string, flags: number, ...content: readonly Buffer[]) => {
  const version = Buffer.alloc(4)
  version.writeUInt32BE(flags)
  return box(type, version, ...content)
}

const number = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

export const ftyp = (brand = 'isom') => box('ftyp', Buffer.from(`${brand}\0\0\x02\0isomiso2mp41`))

/** A movie whose pictures are said to be elsewhere. */
export const movieElsewhere = (address: string, kind: 'url ' | 'alis' | 'urn ') =>
  Buffer.concat([
    ftyp(),
    box(
      'moov',
      box(
        'trak',
        box(
          'mdia',
          box(
            'minf',
            box(
              'dinf',
              fullBox('dref', 0, number(1), fullBox(kind, 0, Buffer.from(`${address}\0`))),
            ),
          ),
        ),
      ),
    ),
  ])

/** QuickTime's way of saying that the movie is another file. */
export const referenceMovie = (address: string) => {
  const url = Buffer.from(`${address}\0`)
  const reference = fullBox('rdrf', 0, Buffer.from('url '), number(url.length), url)
  return Buffer.concat([ftyp('qt  '), box('moov', box('rmra', box('rmda', reference)))])
}

const riff = (type: string, ...content: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(content)
  const head = Buffer.alloc(8)
  head.write(type, 0, 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)])
}

/** Subtitles inside an AVI that are a playlist: the demuxer once opened what they name. */
export const aviWithPlaylist = (playlist: string) => {
  const words = Buffer.from(playlist)
  const size = Buffer.alloc(4)
  size.writeUInt32LE(words.length)
  const name = Buffer.from('GAB2\0\x02\0\x04\0\0\0s\0\0\0\x04\0', 'latin1')
  const header = Buffer.alloc(56)
  header.write('txts', 0, 'latin1')
  return riff(
    'RIFF',
    Buffer.from('AVI '),
    riff(
      'LIST',
      Buffer.from('hdrl'),
      riff('avih', Buffer.alloc(56)),
      riff('LIST', Buffer.from('strl'), riff('strh', header), riff('strf', Buffer.alloc(4))),
    ),
    riff('LIST', Buffer.from('movi'), riff('00tx', name, size, words)),
  )
}

/** A cover that is an address in place of a picture. */
export const flacWithAddress = (address: string) => {
  const picture = Buffer.concat([
    number(3),
    number(3),
    Buffer.from('-->'),
    number(0),
    ...[0, 0, 0, 0].map(number),
    number(address.length),
    Buffer.from(address),
  ])
  const block = (kind: number, body: Buffer) =>
    Buffer.concat([Buffer.from([kind, 0, body.length >> 8, body.length & 255]), body])
  const info = Buffer.alloc(34)
  return Buffer.concat([Buffer.from('fLaC'), block(0, info), block(0x86, picture)])
}

export const mp3WithAddress = (address: string) => {
  const body = Buffer.from(`\0-->\0\x03\0${address}`, 'latin1')
  const frame = Buffer.concat([Buffer.from('APIC'), number(body.length), Buffer.alloc(2), body])
  const size = frame.length
  const head = Buffer.from([0x49, 0x44, 0x33, 3, 0, 0, 0, 0, size >> 7, size & 127])
  return Buffer.concat([head, frame, Buffer.alloc(400)])
}
