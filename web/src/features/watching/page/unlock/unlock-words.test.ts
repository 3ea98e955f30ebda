import type { WayIn } from '@fanfare/contract'
import { expect, test } from 'vitest'
import { boughtWords, insideWords, panelTitle, previewWords, waitWords } from './unlock-words.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' }) as const
const buy: WayIn = { kind: 'buy', price: usd(699), total: usd(719) }
const subscribe: WayIn = { kind: 'subscribe', level: 'premium' }
const wait: WayIn = { kind: 'wait', until: '2026-05-03T12:00:00.000Z' }

test('the panel names the post, the day to wait for, or that it is not offered', () => {
  expect(panelTitle('video', [buy, subscribe])).toBe('Unlock this video')
  expect(panelTitle('audio', [subscribe, wait])).toBe('Unlock this post')
  expect(panelTitle('article', [wait])).toBe('Available on May 3')
  expect(panelTitle('image', [])).toBe('Not available right now')
})

test('early access says when it ends, as the only way or as another one', () => {
  expect(waitWords(wait.until, true)).toBe('Early access ends on May 3.')
  expect(waitWords(wait.until, false)).toBe('Or wait: early access ends on May 3.')
})

test('what one buys is said with the refund rule of its kind', () => {
  expect(boughtWords({ type: 'video', allowDownload: true })).toBe(
    'Yours to keep, with download. Full refund within 30 days if you’ve watched less than a quarter and haven’t downloaded it.',
  )
  expect(boughtWords({ type: 'audio', allowDownload: false })).toBe(
    'Yours to keep. Full refund within 30 days if you’ve listened to less than a quarter.',
  )
  expect(boughtWords({ type: 'article', allowDownload: true })).toBe(
    'Yours to keep. Full refund within 30 days, until you open it.',
  )
})

const nothing = { duration: null, pictureCount: 0, wordCount: null, chapters: [], captions: [] }

test('only what is in a post is mentioned', () => {
  const chapters = [{ start: 0, title: 'Wash' }]
  const captions = [
    { language: 'en', label: 'English' },
    { language: 'de', label: 'Deutsch' },
  ]
  expect(insideWords({ ...nothing, type: 'video', duration: 1_860, chapters, captions })).toEqual([
    '31 minutes',
    '1 chapter',
    'Captions in 2 languages',
  ])
  expect(insideWords({ ...nothing, type: 'image', pictureCount: 6 })).toEqual(['6 images'])
  expect(insideWords({ ...nothing, type: 'article', wordCount: 0 })).toEqual([])
})

test('a preview is watched or listened to, and says how long it is', () => {
  expect(previewWords('video', 60)).toBe('Watch the preview, 1:00')
  expect(previewWords('audio', 90)).toBe('Listen to the preview, 1:30')
})
