import { limits } from '@fanfare/contract/limits'

/** Trimmed, not empty, no duplicates, small letters, as many as there may be. */
export const addTags = (tags: readonly string[], typed: string): string[] => {
  const added = typed
    .split(/[,\n]/)
    .map((tag) => tag.trim().replace(/^#/, '').toLowerCase().slice(0, limits.tag))
    .filter((tag) => tag !== '')
  return [...new Set([...tags, ...added])].slice(0, limits.tags)
}
