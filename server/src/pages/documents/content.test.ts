import type { ContentView } from '@fanfare/contract'
import { expect, it } from 'vitest'
import { contentDocument } from './content.ts'

const content = {
  id: '018f0000-0000-7000-8000-000000000003',
  type: 'video',
  title: '<b>Sky</b>',
  description: 'x'.repeat(300),
  altText: '"onload=',
  cover: {
    variants: [
      { width: 320, url: 'http://store/a.webp' },
      { width: 1280, url: 'http://store/b.webp' },
    ],
    placeholder: '',
  },
  width: 1280,
  height: 720,
  duration: 61.4,
  viewCount: 7,
  isExclusive: true,
  publishedAt: '2026-05-01T00:00:00.000Z',
  updatedAt: '2026-05-02T00:00:00.000Z',
  creator: { displayName: 'North & Light', username: 'northlight' },
} as unknown as ContentView

it('says what a post is to people, previews and search engines', () => {
  const made = contentDocument(content, 'https://fanfare.test')
  expect(made.description).toHaveLength(200)
  expect(made.image).toBe('http://store/b.webp')
  expect(made.openGraphType).toBe('video.other')
  expect(made.jsonLd).toMatchObject({
    '@type': 'VideoObject',
    duration: 'PT61S',
    isAccessibleForFree: false,
    url: 'https://fanfare.test/content/018f0000-0000-7000-8000-000000000003',
    author: { url: 'https://fanfare.test/profile/northlight' },
  })
  expect(made.html).toContain('&#60;b&#62;Sky')
  expect(made.html).toContain('alt="&#34;onload="')
  expect(made.html).not.toContain('<b>')
})
