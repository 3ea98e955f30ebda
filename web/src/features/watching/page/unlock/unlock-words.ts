import type { ContentType, ContentView, WayIn } from '@fanfare/contract'
import { longDayText } from '../../../../ui/text/dates.ts'
import { clockTime, plural, spokenTime } from '../../../../ui/text/format.ts'
import { postNoun } from '../post-noun.ts'

/** What the panel is about: a locked post, one to wait for, or one that is not offered. */
export const panelTitle = (type: ContentType, ways: readonly WayIn[]) => {
  const [first] = ways
  if (!first) return 'Not available right now'
  if (first.kind === 'wait') return `Available on ${longDayText(first.until)}`
  return `Unlock this ${postNoun(type)}`
}

export const waitWords = (until: string, isOnly: boolean) =>
  isOnly
    ? `Early access ends on ${longDayText(until)}.`
    : `Or wait: early access ends on ${longDayText(until)}.`

/** Opening pictures or an article counts as all of it, so there is no quarter of them. */
const refundWords = (type: ContentType, allowDownload: boolean) => {
  if (type === 'article' || type === 'image')
    return 'Full refund within 30 days, until you open it.'
  const done = type === 'audio' ? 'listened to' : 'watched'
  const kept = allowDownload ? ' and haven’t downloaded it' : ''
  return `Full refund within 30 days if you’ve ${done} less than a quarter${kept}.`
}

/** What one gets for the price, and how one gets it back. */
export const boughtWords = ({
  type,
  allowDownload,
}: Pick<ContentView, 'type' | 'allowDownload'>) => {
  const download = allowDownload && type !== 'article'
  return `Yours to keep${download ? ', with download' : ''}. ${refundWords(type, download)}`
}

export const previewWords = (type: ContentType, seconds: number) =>
  `${type === 'audio' ? 'Listen to' : 'Watch'} the preview, ${clockTime(seconds)}`

type Inside = Pick<
  ContentView,
  'type' | 'duration' | 'pictureCount' | 'wordCount' | 'chapters' | 'captions'
>

/** In the fewest words what is in it; what is not there is not mentioned. */
export const insideWords = (content: Inside) => {
  const { type, duration, pictureCount, wordCount, chapters, captions } = content
  return [
    duration !== null && spokenTime(duration),
    type === 'image' && pictureCount > 0 && plural(pictureCount, 'image'),
    wordCount !== null && wordCount > 0 && plural(wordCount, 'word'),
    chapters.length > 0 && plural(chapters.length, 'chapter'),
    captions.length > 0 && `Captions in ${plural(captions.length, 'language')}`,
  ].filter((words) => words !== false)
}
