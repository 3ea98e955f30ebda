import type { ArticleNode } from '@fanfare/contract'
import { countWords } from '@fanfare/contract/article-words'
import { describe, expect, it } from 'vitest'
import { keepPictures, picturesIn } from './measure.ts'
import { sanitise } from './sanitise.ts'

const text = (words: string, ...marks: { type: string; attrs?: Record<string, string> }[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 ? { marks } : {}),
})
const paragraph = (...content: ArticleNode[]): ArticleNode => ({ type: 'paragraph', content })
const doc = (...content: ArticleNode[]): ArticleNode => ({ type: 'doc', content })
const picture = '018f0000-0000-7000-8000-00000000000a'

describe('an article', () => {
  it('keeps what it may hold', () => {
    const whole = doc(
      { type: 'heading', attrs: { level: 3 }, content: [text('A heading')] },
      paragraph(
        text('Some '),
        text('bold', { type: 'bold' }),
        { type: 'hardBreak' },
        text('words'),
      ),
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('one'))] }] },
      { type: 'image', attrs: { pictureId: picture } },
      { type: 'codeBlock', content: [text('<b>')] },
      { type: 'horizontalRule' },
    )
    expect(sanitise(whole)).toEqual(whole)
    expect(countWords(whole)).toBe(7)
    expect(picturesIn(whole)).toEqual([picture])
  })

  it('drops every node, attribute and mark it does not know', () => {
    const hostile = doc(
      { type: 'iframe', attrs: { src: 'https://evil.test' } },
      { type: 'heading', attrs: { level: 1, onclick: 'x' }, content: [text('kept')] },
      { type: 'image', attrs: { src: 'https://evil.test/a.png' } },
      { type: 'image', attrs: { pictureId: picture, onerror: 'x' } },
      paragraph(
        text('a', { type: 'link', attrs: { href: 'javascript:alert(1)' } }),
        text('b', { type: 'link', attrs: { href: ' JaVaScRiPt:alert(1)' } }),
        text('c', { type: 'link', attrs: { href: 'data:text/html,x' } }),
        text('d', { type: 'link', attrs: { href: 'https://ok.test/', onclick: 'x' } }),
        text('e', { type: 'textStyle', attrs: { style: 'x' } }),
        { type: 'script', text: 'f' },
      ),
      text('loose'),
    )
    expect(sanitise(hostile)).toEqual(
      doc(
        { type: 'heading', attrs: { level: 2 }, content: [text('kept')] },
        { type: 'image', attrs: { pictureId: picture } },
        paragraph(
          text('a'),
          text('b'),
          text('c'),
          text('d', { type: 'link', attrs: { href: 'https://ok.test/' } }),
          text('e'),
        ),
      ),
    )
  })

  it('is nothing without a document, and not endlessly deep', () => {
    expect(sanitise({ type: 'constructor' })).toEqual({ type: 'doc' })
    let nested: ArticleNode = paragraph(text('deep'))
    for (let at = 0; at < 100; at++) nested = { type: 'blockquote', content: [nested] }
    expect(countWords(sanitise(doc(nested)))).toBe(0)
  })

  it("shows no picture that is not the post's own", () => {
    const one = doc({ type: 'image', attrs: { pictureId: picture } }, paragraph(text('left')))
    expect(keepPictures(one, new Set())).toEqual(doc(paragraph(text('left'))))
  })
})
