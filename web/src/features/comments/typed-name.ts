import type { PersonBrief } from '@fanfare/contract'

/** A name that somebody is typing. */
export interface TypedName {
  /** Where its @ stands. */
  readonly at: number
  /** After the @ and before the caret. */
  readonly letters: string
}

/** Display names are looked for too, so these are letters of any language. */
const unfinished = /(?:^|[\s([{"'“‘,;:!?])@([\p{L}\p{N}_]{1,30})$/u

/** Only what begins a word: in an address nobody is mentioned. */
export const typedNameAt = (text: string, caret: number): TypedName | null => {
  const letters = text.slice(0, caret).match(unfinished)?.[1]
  return letters ? { at: caret - letters.length - 1, letters } : null
}

const rest = /^[\p{L}\p{N}_]*/u

/** The whole name in place of what was typed of it, and where to go on writing. */
export const completeName = (text: string, { at }: TypedName, username: string) => {
  const before = `${text.slice(0, at)}@${username} `
  const after = text.slice(at + 1).replace(rest, '')
  return { text: before + after.replace(/^ /, ''), caret: before.length }
}

/** What was found for fewer letters is narrowed at once, while more is on its way. */
export const beginWith = (people: readonly PersonBrief[], letters: string): PersonBrief[] => {
  const typed = letters.toLowerCase()
  return people.filter(({ username, displayName }) =>
    [username, displayName.toLowerCase()].some((name) => name.startsWith(typed)),
  )
}
