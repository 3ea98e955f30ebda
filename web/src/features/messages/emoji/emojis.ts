import groups from 'unicode-emoji-json/data-by-group.json'

export interface Emoji {
  readonly emoji: string
  readonly name: string
}

export interface EmojiGroup {
  readonly name: string
  readonly emojis: readonly Emoji[]
}

/** Newer ones are empty boxes on phones that are a few years old. */
const newest = 15

export const emojiGroups: readonly EmojiGroup[] = groups.map(({ name, emojis }) => ({
  name,
  emojis: emojis.filter(({ emoji_version }) => Number(emoji_version) <= newest),
}))

const all = emojiGroups.flatMap(({ emojis }) => emojis)
const byText = new Map(all.map((one) => [one.emoji, one]))

/** Those that are known, in this order. */
export const emojisOf = (texts: readonly string[]): Emoji[] =>
  texts.flatMap((text) => byText.get(text) ?? [])

const most = 80

/** Every word begins a word of its name; those whose name begins so come first, the shortest before. */
export const findEmojis = (q: string): Emoji[] => {
  const wanted = q.toLowerCase().split(/\s+/).filter(Boolean)
  const found = all.filter(({ name }) => {
    const words = name.toLowerCase().split(/[\s-]+/)
    return wanted.every((start) => words.some((word) => word.startsWith(start)))
  })
  const begins = ({ name }: Emoji) => name.toLowerCase().startsWith(q.toLowerCase())
  const first = found.filter(begins).toSorted((a, b) => a.name.length - b.name.length)
  return [...first, ...found.filter((one) => !begins(one))].slice(0, most)
}
