import type { MessageView } from '@fanfare/contract'
import type { Page } from '@playwright/test'
import { attach } from '../lib/chatting.ts'
import { button } from '../lib/forms.ts'
import { speakInto, takeMicrophone } from '../lib/microphone.ts'
import { alter, answer, refuse, stall } from '../lib/network.ts'
import { openedPhoto, sampleAttachments, withAttachments } from '../lib/sample-attachments.ts'
import { conversationsOf } from '../lib/sample-conversations.ts'
import type { World } from '../lib/world.ts'
import type { Screen } from '../screens.ts'

const direct = async (world: World): Promise<string> =>
  `/messages?conversation=${(await conversationsOf(world)).direct}`
const request = async (world: World): Promise<string> =>
  `/messages?conversation=${(await conversationsOf(world)).request}`

const messages = /\/api\/messaging\/conversations\/[^/?]+\/messages\?/
const shown = (kind: keyof typeof sampleAttachments, more?: Partial<MessageView>) =>
  alter(messages, withAttachments(sampleAttachments[kind], more))

const price = { amount: 1200, currency: 'USD' as const }
const nothing = { edit: false, delete: false }

const openMenu = (page: Page) => button(page, 'Add attachment').click()
const choosePictures = (page: Page, { picture }: World) =>
  attach(page, 'Photo or video', [picture, { ...picture, name: 'me again.png' }])
const sendPictures = async (page: Page, world: World) => {
  await choosePictures(page, world)
  await button(page, 'Remove me again.webp').waitFor()
  await button(page, 'Send message').click()
}
const chooseWrong = (page: Page) =>
  attach(page, 'File', [
    { name: 'all.zip', mimeType: 'application/zip', buffer: Buffer.from('PK') },
  ])
const setPrice = async (page: Page, world: World) => {
  await choosePictures(page, world)
  await button(page, 'Set a price').click()
  await page.getByRole('button', { name: 'Set price' }).click()
}
const record = async (page: Page) => {
  await button(page, 'Record a voice message').click()
  await page.getByRole('timer').getByText('0:02').waitFor()
}
const openPhoto = async (page: Page) => {
  await button(page, 'Open photo 1 of 6').click()
  await page.getByRole('dialog').getByRole('img').waitFor()
}

export const attaching: readonly Screen[] = [
  {
    name: 'chat-photos',
    as: 'follower',
    path: direct,
    given: shown('photos'),
    shows: '+2',
  },
  {
    name: 'chat-sounds',
    as: 'follower',
    path: direct,
    given: shown('sounds'),
    shows: 'Harbor, list of colors.pdf',
  },
  {
    name: 'chat-unready',
    as: 'creator',
    path: direct,
    given: shown('unready'),
    shows: 'We couldn’t read this photo.',
  },
  {
    name: 'chat-lightbox',
    as: 'follower',
    path: direct,
    given: async (page) => {
      await shown('photos')(page)
      await answer('/messages/*/attachments/*', openedPhoto)(page)
    },
    act: openPhoto,
    shows: '1 of 6',
  },
  {
    name: 'chat-attach-menu',
    as: 'creator',
    path: direct,
    act: openMenu,
    shows: 'Photo or video',
  },
  {
    name: 'chat-attaching',
    as: 'creator',
    path: direct,
    given: stall('/upload/presigned'),
    act: choosePictures,
    shows: 'me again.webp',
  },
  {
    name: 'chat-pricing',
    as: 'creator',
    path: direct,
    given: stall('/upload/presigned'),
    act: async (page, world) => {
      await choosePictures(page, world)
      await button(page, 'Set a price').click()
    },
    shows: 'You receive',
  },
  {
    name: 'chat-priced',
    as: 'creator',
    path: direct,
    given: stall('/upload/presigned'),
    act: setPrice,
    shows: /^Fans pay .\d/,
  },
  {
    name: 'chat-locked',
    as: 'follower',
    path: direct,
    given: shown('locked', { price, isLocked: true, abilities: { ...nothing, buy: true } }),
    shows: 'Yours to keep',
  },
  {
    name: 'chat-unopened',
    as: 'follower',
    path: direct,
    given: shown('unopened', { price }),
    shows: 'Open',
  },
  {
    name: 'chat-attach-failed',
    as: 'creator',
    path: direct,
    given: refuse('/upload/presigned', {
      code: 'upload.over-quota',
      status: 409,
      detail: 'You’ve used all of your storage.',
    }),
    act: choosePictures,
    shows: 'You’ve used all of your storage.',
  },
  {
    name: 'chat-attach-refused',
    as: 'creator',
    path: direct,
    act: chooseWrong,
    shows: /File type ZIP is not allowed\. Allowed types: PDF/,
  },
  {
    name: 'chat-sending-photos',
    as: 'creator',
    path: direct,
    given: stall('/upload/presigned'),
    act: sendPictures,
    shows: 'Sending',
  },
  {
    name: 'chat-recording',
    as: 'creator',
    path: direct,
    given: speakInto,
    act: record,
    shows: 'Up to 5:00 long',
  },
  {
    name: 'chat-no-microphone',
    as: 'creator',
    path: direct,
    given: takeMicrophone,
    act: (page) => button(page, 'Record a voice message').click(),
    shows: /Fanfare can’t use your microphone/,
  },
  {
    name: 'chat-unanswered',
    as: 'fan',
    path: request,
    shows: /You can send files once .* has answered you/,
  },
]
