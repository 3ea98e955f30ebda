import { expect, it } from 'vitest'
import { partsOf, pathOf, readPart, spanOf } from './sitemap-parts.ts'

it('cuts a month into parts that meet, and no two of which overlap', () => {
  for (const entries of [0, 12_500, 12_501, 900_000]) {
    const spans = partsOf({ month: '2026-02', entries }).map(spanOf)
    expect(spans[0]?.from.toISOString()).toBe('2026-02-01T00:00:00.000Z')
    expect(spans.at(-1)?.to.toISOString()).toBe('2026-03-01T00:00:00.000Z')
    for (const [at, { to }] of spans.slice(0, -1).entries()) expect(spans[at + 1]?.from).toEqual(to)
    expect(entries / spans.length).toBeLessThanOrEqual(12_500)
  }
})

it('reads the addresses it makes, and no others', () => {
  const [, second] = partsOf({ month: '2026-12', entries: 20_000 })
  const path = second && pathOf('posts', second)
  expect(path).toBe('/sitemaps/posts/2026-12/2-of-2.xml')
  expect(readPart('2026-12/2-of-2.xml')).toEqual(second)
  const odd = ['2026-13/1-of-1', '2026-12/0-of-1', '2026-12/3-of-2', '2026-12/1-of-3']
  for (const name of [...odd, '2026-12/1-of-8192', '2026-12/1']) {
    expect(readPart(`${name}.xml`)).toBeNull()
  }
})
