import { fileURLToPath } from 'node:url'
import type { ContentView } from '@fanfare/contract'
import { expect, it } from 'vitest'
import { contentDocument } from './content.ts'
import { tagDocument } from './explore.ts'
import { type FirstPaint, openTemplate } from './template.ts'

const origin = 'https://fanfare.test'
const indexHtml = fileURLToPath(new URL('../../../../web/index.html', import.meta.url))
const render = await openTemplate(indexHtml, origin)

const hostile = `</script><script>alert(1)</script><!--<script>'"&$&`
const post = {
  id: '018f0000-0000-7000-8000-000000000003',
  type: 'article',
  title: hostile,
  description: hostile,
  altText: hostile,
  cover: null,
  duration: null,
  viewCount: 0,
  isExclusive: false,
  publishedAt: null,
  updatedAt: '2026-05-02T00:00:00.000Z',
  creator: { displayName: hostile, username: 'northlight' },
} as unknown as ContentView

const frame = { theme: 'dark', accent: 'ember', index: true }
const documents: Record<string, FirstPaint> = {
  content: {
    ...contentDocument(post, origin),
    ...frame,
    queries: [{ key: [hostile], data: post }],
  },
  tag: { ...tagDocument(hostile, origin), ...frame, queries: [{ key: [hostile], data: hostile }] },
}

/** As a browser reads them: a script ends at the first end tag, whatever stands around it. */
const scriptsIn = (html: string) => [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script/gi)]
const plain = scriptsIn(render({ ...frame, title: '', description: '', path: '/', queries: [] }))

it.each(Object.entries(documents))('lets no text of a %s end a script or begin one', (_, paint) => {
  const html = render(paint)
  const scripts = scriptsIn(html)
  expect(scripts).toHaveLength(plain.length + 1)
  expect(html).not.toContain('<script>')

  const textOf = (mark: string) => scripts.find(([, marks]) => marks?.includes(mark))?.[2] ?? ''
  expect(JSON.parse(textOf('application/ld+json'))).toEqual(paint.jsonLd)
  expect(JSON.parse(textOf('id="page-data"'))).toEqual({ queries: paint.queries })
})
