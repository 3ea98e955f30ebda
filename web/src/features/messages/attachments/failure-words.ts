import type { Attachment } from '@fanfare/contract'

const nouns: Readonly<Record<Attachment['kind'], string>> = {
  image: 'photo',
  video: 'video',
  audio: 'audio',
  voice: 'voice message',
  file: 'file',
}

/** Its sender is told why. */
export const failureWords = ({ kind, failure }: Pick<Attachment, 'kind' | 'failure'>): string =>
  failure ?? `This ${nouns[kind]} couldn’t be processed`
