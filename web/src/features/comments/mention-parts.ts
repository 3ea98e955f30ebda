import type { CommentView } from '@fanfare/contract'
import { namesIn } from '@fanfare/contract/mentions'

interface Part {
  readonly at: number
  readonly text: string
  /** Whose name it is now; null for plain words. */
  readonly username: string | null
}

/** A text in its order, taken apart where it mentions somebody. */
export const mentionParts = ({
  text,
  mentions,
}: Pick<CommentView, 'text' | 'mentions'>): Part[] => {
  const current = new Map(mentions.map(({ username, person }) => [username, person.username]))
  const parts: Part[] = []
  let from = 0
  for (const { at, username: written } of namesIn(text)) {
    const username = current.get(written)
    if (!username) continue
    const end = at + 1 + written.length
    if (at > from) parts.push({ at: from, text: text.slice(from, at), username: null })
    parts.push({ at, text: text.slice(at, end), username })
    from = end
  }
  if (from < text.length) parts.push({ at: from, text: text.slice(from), username: null })
  return parts
}
