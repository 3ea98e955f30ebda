import { readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'

export interface Text {
  /** What stands in for an expression of a template is an ellipsis. */
  text: string
  line: number
}

const isSentence = (text: string) => /\p{L}\s+\p{L}/u.test(text)
/** A table and its alias, as the query builder takes them. */
const isAlias = (text: string) => /^[a-z_.]+ as [a-z_]+$/i.test(text)
const isLabel = (text: string) => /^\p{Lu}\p{Ll}+$/u.test(text)

/** Strings, templates and JSX that people can read; not imports, keys, types, queries or code words. */
export function readTexts(root: string, path: string): Text[] {
  const source = readFileSync(`${root}/${path}`, 'utf8')
  const { program } = parseSync(path, source)
  const texts: Text[] = []
  const skipped = new Set<number>()
  const skip = (node: { start: number } | null | undefined) => node && skipped.add(node.start)
  const add = (raw: string, start: number) => {
    const text = raw.replace(/\s+/g, ' ').trim()
    if (skipped.has(start) || isAlias(text) || !(isSentence(text) || isLabel(text))) return
    texts.push({ text, line: source.slice(0, start).split('\n').length })
  }

  new Visitor({
    ImportDeclaration: ({ source: from }) => skip(from),
    ExportNamedDeclaration: ({ source: from }) => skip(from),
    ExportAllDeclaration: ({ source: from }) => skip(from),
    ImportExpression: ({ source: from }) => skip(from),
    Property: ({ key }) => skip(key),
    TSPropertySignature: ({ key }) => skip(key),
    TSLiteralType: ({ literal }) => skip(literal),
    TaggedTemplateExpression: ({ quasi }) => skip(quasi),
    Literal: ({ value, start }) => {
      if (typeof value === 'string') add(value, start)
    },
    TemplateLiteral: ({ quasis, start }) =>
      add(quasis.map(({ value }) => value.cooked ?? '').join('…'), start),
    JSXText: ({ value, start }) => add(value, start + value.length - value.trimStart().length),
  }).visit(program)
  return texts
}
