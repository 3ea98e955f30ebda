import type { ArticleNode } from '@fanfare/contract'
import { describe, expect, it } from 'vitest'
import { readingMinutes, withHeadingsInOrder, withoutLede } from './reading.ts'

const paragraph = (...texts: string[]): ArticleNode => ({
  type: 'paragraph',
  content: texts.map((text) => ({ type: 'text', text })),
})
const heading = (level: number): ArticleNode => ({ type: 'heading', attrs: { level } })
const doc = (...content: ArticleNode[]): ArticleNode => ({ type: 'doc', content })

describe('an article', () => {
  it('takes a minute for 230 words, and never less than one', () => {
    expect([0, 40, 230, 800, 2300].map(readingMinutes)).toEqual([1, 1, 1, 3, 10])
  })

  it('leaves out a first paragraph that says what the description said', () => {
    const text = doc(paragraph('Two weeks ', 'of  rain.'), paragraph('Then it stopped.'))
    expect(withoutLede(text, 'Two weeks of rain.')).toEqual(doc(paragraph('Then it stopped.')))
    expect(withoutLede(text, 'Two weeks.')).toBe(text)
    expect(withoutLede(text, '')).toBe(text)
    const titled = doc(heading(2), paragraph('Two weeks of rain.'))
    expect(withoutLede(titled, 'Two weeks of rain.')).toBe(titled)
    const empty = doc(paragraph(''), paragraph('Then.'))
    expect(withoutLede(empty, '')).toBe(empty)
    expect(withoutLede({ type: 'doc' }, 'Rain.')).toEqual({ type: 'doc' })
  })

  it('has no gap in its headings', () => {
    const levels = (...given: number[]) =>
      withHeadingsInOrder(doc(...given.map(heading))).content?.map(({ attrs }) => attrs?.level)
    expect(levels(4, 4, 2, 4)).toEqual([2, 3, 2, 3])
    expect(levels(2, 3, 4, 2)).toEqual([2, 3, 4, 2])
    expect(levels(1, 3)).toEqual([2, 3])
    const quoted = doc({ type: 'blockquote', content: [heading(3)] })
    expect(withHeadingsInOrder(quoted).content?.[0]?.content?.[0]?.attrs?.level).toBe(2)
  })
})
