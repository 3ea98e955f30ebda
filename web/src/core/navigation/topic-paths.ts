import type { CategorySlug } from '@fanfare/contract/categories'

/** Where the posts of a category and those with a tag have their pages. */
export const categoryPath = (category: CategorySlug) => `/category/${category}`
export const tagPath = (tag: string) => `/tag/${encodeURIComponent(tag)}`
