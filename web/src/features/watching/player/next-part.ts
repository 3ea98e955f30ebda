import type { ContentView } from '@fanfare/contract'
import type { Opened } from './playback-query.ts'

/** What comes after the end. A free part ends at what opens the rest, so nothing comes after it. */
export const nextPart = ({ series }: Pick<ContentView, 'series'>, { teaser }: Opened) => {
  if (teaser || !series?.nextId) return null
  const { nextId: id, nextTitle } = series
  return { id, title: nextTitle ?? 'Next part', href: `/content/${id}` as const }
}
export type NextPart = NonNullable<ReturnType<typeof nextPart>>
