import { ownStorage } from '../../../core/device/own-storage.ts'

const name = 'recent-emojis'
const most = 16

/** What this person chose last on this device, the latest first. */
export const recentEmojis = (accountId: string): string[] =>
  (ownStorage(accountId).read(name) ?? '').split(' ').filter(Boolean)

export const noteEmoji = (accountId: string, emoji: string) => {
  const others = recentEmojis(accountId).filter((one) => one !== emoji)
  ownStorage(accountId).write(name, [emoji, ...others].slice(0, most).join(' '))
}
