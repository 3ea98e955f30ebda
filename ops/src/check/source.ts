import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path/posix'
import { type Expression, type Node, parseSync, Visitor } from 'oxc-parser'

export interface Source {
  /** From the root of the checkout, as are import targets that are files of ours. */
  path: string
  imports: { target: string; line: number }[]
  uses: { what: Use; line: number }[]
  /** Tables named in queries, such as `identity.accounts`. */
  tables: { name: string; line: number }[]
}
export type Use =
  | 'environment'
  | 'machine time'
  | 'query builder'
  | 'spread literal'
  | 'constant parameter'
  | 'date format'

const tableName = /^[a-z_]+\.[a-z_]+/

const comparisons: unknown[] = [
  '=',
  '<>',
  '!=',
  '<',
  '<=',
  '>',
  '>=',
  'in',
  'not in',
  'is',
  'is not',
]

const isConstant = (node: Node): boolean =>
  node.type === 'ArrayExpression'
    ? node.elements.every((one) => one !== null && isConstant(one))
    : node.type === 'Literal' && node.value !== null

const dateFormats = ['DateTimeFormat', 'RelativeTimeFormat', 'DurationFormat']
const dateTexts = ['toLocaleDateString', 'toLocaleTimeString']

const queryBuilders = ['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto']

export function readSource(root: string, path: string): Source {
  const text = readFileSync(`${root}/${path}`, 'utf8')
  const { module, program } = parseSync(path, text, { preserveParens: false })
  const line = (offset: number) => text.slice(0, offset).split('\n').length
  const uses: Source['uses'] = []
  const tables: Source['tables'] = []
  const use = (what: Use, offset: number) => uses.push({ what, line: line(offset) })

  new Visitor({
    ObjectExpression({ properties }) {
      for (const property of properties) {
        if (property.type === 'SpreadElement' && property.argument.type === 'ObjectExpression') {
          use('spread literal', property.start)
        }
      }
    },
    JSXSpreadAttribute({ argument, start }) {
      if (argument.type === 'ObjectExpression') use('spread literal', start)
    },
    MemberExpression(node) {
      const { object, property } = node
      if (property.type !== 'Identifier') return
      // `toLocaleString` is for numbers too, so that of a date is known where the date is made.
      const isOfDate = property.name === 'toLocaleString' && isNewDate(object)
      if (dateTexts.includes(property.name) || isOfDate) use('date format', node.start)
      if (object.type !== 'Identifier') return
      if (object.name === 'Intl' && dateFormats.includes(property.name)) {
        use('date format', node.start)
      }
      if (object.name === 'process' && property.name === 'env') use('environment', node.start)
      if (object.name === 'Date' && property.name === 'now') use('machine time', node.start)
    },
    NewExpression(node) {
      if (isNewDate(node) && node.arguments.length === 0) use('machine time', node.start)
    },
    CallExpression({ callee, arguments: given }) {
      const called = callee.type === 'MemberExpression' ? callee.property : callee
      if (called.type !== 'Identifier') return
      const { name, start } = called
      if (queryBuilders.includes(name)) use('query builder', start)
      const [table, operator, value] = given
      const compares = operator?.type === 'Literal' && comparisons.includes(operator.value)
      if (compares && !/Ref$/.test(name) && value && isConstant(value)) {
        use('constant parameter', value.start)
      }
      const takesTable = queryBuilders.includes(name) || /Join$/.test(name)
      if (!takesTable || table?.type !== 'Literal' || typeof table.value !== 'string') return
      const [named] = table.value.match(tableName) ?? []
      if (named) tables.push({ name: named, line: line(table.start) })
    },
  }).visit(program)

  const requests = [
    ...module.staticImports.map((one) => one.moduleRequest),
    ...module.staticExports.flatMap((one) => one.entries.map((entry) => entry.moduleRequest)),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      value: text.slice(start + 1, end - 1),
      start,
    })),
  ].filter((request) => request !== null)
  const imports = requests.map(({ value, start }) => ({
    target: resolve(path, value),
    line: line(start),
  }))
  return { path, imports, uses, tables }
}

const isNewDate = (node: Expression) =>
  node.type === 'NewExpression' && node.callee.type === 'Identifier' && node.callee.name === 'Date'

function resolve(from: string, request: string): string {
  if (request.startsWith('.')) return normalize(join(dirname(from), request))
  return request.replace(/^@fanfare\/([a-z0-9-]+)/, '$1/index.ts')
}
