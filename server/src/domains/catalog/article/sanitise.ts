import type { ArticleNode } from '@fanfare/contract'

type Attributes = NonNullable<ArticleNode['attrs']>
type Mark = NonNullable<ArticleNode['marks']>[number]

interface Rule {
  /** What may stand inside; nothing when absent. */
  readonly holds?: readonly string[]
  /** The attributes that are kept, or null when the node makes no sense without others. */
  readonly attributes?: (given: Attributes) => Attributes | null
}

const inline = ['text', 'hardBreak']
const blocks = ['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote']
const all = [...blocks, 'codeBlock', 'horizontalRule', 'image']

const wholeNumber = (value: unknown, least: number, most: number, otherwise: number) =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
    ? value
    : otherwise

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const rules: Readonly<Record<string, Rule>> = {
  doc: { holds: all },
  paragraph: { holds: inline },
  heading: { holds: inline, attributes: ({ level }) => ({ level: wholeNumber(level, 2, 4, 2) }) },
  bulletList: { holds: ['listItem'] },
  orderedList: {
    holds: ['listItem'],
    attributes: ({ start }) => ({ start: wholeNumber(start, 0, 100_000, 1) }),
  },
  listItem: { holds: [...blocks, 'codeBlock'] },
  blockquote: { holds: blocks },
  codeBlock: { holds: ['text'] },
  horizontalRule: {},
  hardBreak: {},
  image: {
    attributes: ({ pictureId }) =>
      typeof pictureId === 'string' && uuid.test(pictureId) ? { pictureId } : null,
  },
}

const plainMarks = ['bold', 'italic', 'strike', 'code']
const linkProtocols = ['http:', 'https:', 'mailto:']

const cleanLink = (href: unknown): string | null => {
  if (typeof href !== 'string' || !URL.canParse(href)) return null
  const address = new URL(href)
  return linkProtocols.includes(address.protocol) ? address.href : null
}

const cleanMarks = (marks: readonly Mark[] = []): Mark[] =>
  marks.slice(0, 8).flatMap((mark): Mark[] => {
    if (plainMarks.includes(mark.type)) return [{ type: mark.type }]
    const href = mark.type === 'link' ? cleanLink(mark.attrs?.href) : null
    return href ? [{ type: 'link', attrs: { href } }] : []
  })

const deepest = 16

const cleanNode = (node: ArticleNode, depth: number): ArticleNode | null => {
  if (node.type === 'text') {
    const marks = cleanMarks(node.marks)
    if (!node.text) return null
    return { type: 'text', text: node.text, ...(marks.length > 0 ? { marks } : {}) }
  }
  const rule = Object.hasOwn(rules, node.type) ? rules[node.type] : undefined
  if (!rule || depth > deepest) return null
  const attrs = rule.attributes?.(node.attrs ?? {})
  if (attrs === null) return null
  const { holds = [] } = rule
  const content = (node.content ?? [])
    .filter(({ type }) => holds.includes(type))
    .flatMap((child) => cleanNode(child, depth + 1) ?? [])
  return {
    type: node.type,
    ...(attrs ? { attrs } : {}),
    ...(content.length > 0 ? { content } : {}),
  }
}

/** Only nodes, attributes and marks that we know, built anew: nothing else of it is kept. */
export const sanitise = (document: ArticleNode): ArticleNode =>
  (document.type === 'doc' && cleanNode(document, 0)) || { type: 'doc' }
