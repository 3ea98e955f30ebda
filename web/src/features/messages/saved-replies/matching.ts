import type { SavedReply } from '@fanfare/contract'

/** Those that have all these words; whose name begins with them come first. */
export const matching = (replies: readonly SavedReply[], words: string): SavedReply[] => {
  const asked = words.trim().toLowerCase()
  const parts = asked.split(/\s+/)
  const found = replies.filter(({ name, text }) => {
    const all = `${name} ${text}`.toLowerCase()
    return parts.every((part) => all.includes(part))
  })
  const isFirst = ({ name }: SavedReply) => name.toLowerCase().startsWith(asked)
  return [...found.filter(isFirst), ...found.filter((reply) => !isFirst(reply))]
}
