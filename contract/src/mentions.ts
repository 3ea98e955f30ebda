/** No zod here: the web app finds the same names in a text as the server. */

/**
 * Addresses come first, so that nothing inside one is taken for a name. Before a name stands neither
 * the beginning of an email address nor of a path, and none goes on as a domain or an account elsewhere.
 */
const addressOrName =
  /(?:https?:\/\/|www\.)\S+|(?<![\p{L}\p{N}_.+\-/@])@([a-z0-9_]{3,30})(?![\p{L}\p{N}_@]|\.[\p{L}\p{N}])/giu

export interface WrittenName {
  /** Where its @ stands in the text. */
  readonly at: number
  /** As usernames are: in lower case, without the @. */
  readonly username: string
}

/** Every `@name` of a text that could be somebody's. */
export const namesIn = (text: string): WrittenName[] =>
  [...text.matchAll(addressOrName)].flatMap(({ index, 1: name }) =>
    name ? { at: index, username: name.toLowerCase() } : [],
  )
