import type { ContentView } from '@fanfare/contract'

type Chaptered = Pick<
  ContentView,
  'access' | 'chapters' | 'duration' | 'teaserSeconds' | 'teaserStart'
>

export interface ChapterRow {
  readonly start: number
  readonly title: string
  /** Where a press leads, in seconds of the whole post; null for what is locked. */
  readonly plays: number | null
  /** Seconds of it that the preview shows. */
  readonly previewed: number
}

/** The chapters of a post, each with what of it this viewer can play. */
export const chapterRows = (content: Chaptered): ChapterRow[] => {
  const { access, chapters, duration, teaserSeconds, teaserStart } = content
  const from = teaserStart ?? 0
  const to = from + (teaserSeconds ?? 0)
  return chapters.map(({ start, title }, at) => {
    if (access.open) return { start, title, plays: start, previewed: 0 }
    const end = chapters[at + 1]?.start ?? duration ?? Number.POSITIVE_INFINITY
    const first = Math.max(start, from)
    const previewed = Math.max(0, Math.min(end, to) - first)
    return { start, title, plays: previewed > 0 ? first : null, previewed }
  })
}
