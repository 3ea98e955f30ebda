import type { Attachment, MessageView, OpenAttachment } from '@fanfare/contract'

const ids = [1, 2, 3, 4, 5, 6].map(
  (number) => `018f0000-0000-7000-8000-00000000000${number}` as Attachment['id'],
)
const idAt = (at: number) => ids[at] ?? (ids[0] as Attachment['id'])

const colors = [
  ['#26445f', '#e9a06b'],
  ['#51305a', '#e46f6f'],
  ['#1f5147', '#e8cf86'],
  ['#3b3560', '#7fb7d8'],
  ['#5d2c25', '#f0b48a'],
  ['#243a2b', '#9ccf8e'],
]

/** A drawn sky, so that no picture has to go through the pipeline first. */
const sky = (at: number, width = 800, height = 600) => {
  const [night = '', sun = ''] = colors[at % colors.length] ?? []
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${night}"/><circle cx="${width * 0.62}" cy="${height * 0.42}" r="${height * 0.2}" fill="${sun}"/><path d="M0 ${height * 0.74}Q${width / 4} ${height * 0.6} ${width / 2} ${height * 0.72}T${width} ${height * 0.66}V${height}H0Z" fill="#0d0d14"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

const file = (at: number, more: Partial<Attachment>): Attachment => ({
  id: idAt(at),
  kind: 'file',
  name: 'Harbor, list of colors.pdf',
  contentType: 'application/pdf',
  bytes: 248_000,
  width: null,
  height: null,
  seconds: null,
  waveform: [],
  state: 'ready',
  failure: null,
  placeholder: null,
  preview: null,
  ...more,
})

const photo = (at: number, more: Partial<Attachment> = {}) =>
  file(at, {
    kind: 'image',
    name: `sky-${at + 1}.webp`,
    contentType: 'image/webp',
    width: 800,
    height: 600,
    preview: sky(at),
    ...more,
  })

const waveform = Array.from({ length: 64 }, (_, at) =>
  Math.round(18 + 70 * Math.abs(Math.sin(at * 0.7) * Math.sin(at * 0.13))),
)
const voice = (more: Partial<Attachment> = {}) =>
  file(0, { kind: 'voice', name: 'Voice message.webm', seconds: 42, waveform, ...more })
const song = file(1, { kind: 'audio', name: 'Rain on the studio roof.mp3', seconds: 184 })
const film = (more: Partial<Attachment> = {}) =>
  file(2, {
    kind: 'video',
    name: 'harbor.mp4',
    seconds: 73,
    width: 1280,
    height: 720,
    preview: sky(3, 1280, 720),
    ...more,
  })

const photos = (count: number) => Array.from({ length: count }, (_, at) => photo(at))

const hidden = { name: '', preview: null, waveform: [] }
const processing = { state: 'processing', preview: null, width: null, height: null } as const
const failed = { state: 'failed', preview: null } as const

/** What is put into the last messages of the sample conversation, the newest first. */
export const sampleAttachments = {
  photos: [photos(6), photos(3), photos(2), [photo(1, { width: 600, height: 800 })]],
  sounds: [[voice()], [file(4, {})], [song], [film()]],
  unready: [
    [photo(0, processing), photo(1, { ...failed, failure: 'We couldn’t read this photo.' })],
    [film(processing), voice({ state: 'processing' })],
    [film(failed)],
    [file(4, failed)],
  ],
  unopened: [[], [photo(0, { preview: null, placeholder: sky(0) }), voice()]],
  locked: [
    [],
    [photo(0, { ...hidden, placeholder: sky(0) }), photo(1, { ...hidden, placeholder: sky(1) })],
  ],
} as const satisfies Record<string, Attachment[][]>

interface Page {
  readonly messages: MessageView[]
}

/** Bought, of which the second was not opened yet; the third is from somebody who has blocked its buyer. */
export const sampleBought = [
  [photos(3), 'Ines Harbour'],
  [[photo(1, { preview: null, placeholder: sky(1) }), file(4, {})], 'Ines Harbour'],
  [[voice()], null],
].map(([attachments, name], at) => ({
  messageId: idAt(at),
  conversationId: idAt(at),
  sender: name && { id: idAt(5), username: 'ines', displayName: name, picture: null },
  attachments,
  boughtAt: new Date(Date.UTC(2026, 9, 12 - at)).toISOString(),
}))

/** The page of messages with these, without their words. */
export const withAttachments =
  (given: readonly (readonly Attachment[])[], more: Partial<MessageView> = {}) =>
  (page: Page): Page => ({
    ...page,
    messages: page.messages.map((message, at) => {
      const attachments = given[at]
      return attachments && attachments.length > 0
        ? { ...message, content: '', attachments: [...attachments], ...more }
        : message
    }),
  })

/** What opening any of them answers. */
export const openedPhoto: { attachment: OpenAttachment; preview: string } = {
  attachment: {
    type: 'image',
    picture: {
      id: idAt(0),
      width: 1600,
      height: 1200,
      altText: '',
      placeholder: '',
      variants: [{ width: 1600, type: 'image/webp', url: sky(0, 1600, 1200) }],
      videoUrl: null,
    },
    expiresAt: '2100-01-01T00:00:00.000Z',
  },
  preview: sky(0),
}
