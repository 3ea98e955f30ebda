import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { renderNode } from './render-node.tsx'

const html = (node: Parameters<typeof renderNode>[0]) =>
  renderToStaticMarkup(renderNode(node, new Map()))
const text = (words: string, ...marks: { type: string; attrs?: Record<string, string> }[]) => ({
  type: 'text',
  text: words,
  marks,
})

test('a document becomes plain elements', () => {
  const document = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [text('Tide')] },
      { type: 'paragraph', content: [text('Low ', { type: 'bold' }), text('water')] },
      {
        type: 'bulletList',
        content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [text('one')] }] }],
      },
      { type: 'horizontalRule' },
    ],
  }
  expect(html(document)).toBe(
    '<h2>Tide</h2><p><strong>Low </strong>water</p><ul><li><p>one</p></li></ul><hr/>',
  )
})

test('markup in the text stays text', () => {
  expect(html({ type: 'paragraph', content: [text('<script>alert(1)</script>')] })).toBe(
    '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  )
})

test('only pages are linked, and what is not known is left out', () => {
  const link = (href: string) => html(text('here', { type: 'link', attrs: { href } }))
  expect(link('https://example.org/a')).toContain('href="https://example.org/a"')
  expect(link('javascript:alert(1)')).toBe('here')
  expect(link('data:text/html,x')).toBe('here')
  expect(html({ type: 'iframe', attrs: { src: 'https://example.org' } })).toBe('')
})
