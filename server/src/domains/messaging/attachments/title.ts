import type { AttachmentKind } from '@fanfare/contract'

const names: Readonly<Record<AttachmentKind, readonly [one: string, many: string]>> = {
  image: ['Photo', 'photos'],
  video: ['Video', 'videos'],
  audio: ['Recording', 'recordings'],
  voice: ['Voice message', 'voice messages'],
  file: ['File', 'files'],
}

/** What an order and its receipt call it. */
export const titleOf = (attached: readonly AttachmentKind[]): string => {
  const [first = 'file', ...rest] = attached
  const [one, many] = names[rest.every((kind) => kind === first) ? first : 'file']
  return `${rest.length === 0 ? one : `${attached.length} ${many}`} in a message`
}
