import type { SeriesId } from '@fanfare/contract'

export const listPath = '/dashboard/content/series'

/** Where its creator edits it; what others see is `/series/ID`. */
export const seriesPath = (id: SeriesId) => `${listPath}/${id}` as const
