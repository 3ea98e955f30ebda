import { readFile, writeFile } from 'node:fs/promises'
import { inOrder, openApiDocument, type RouteTable } from './openapi.ts'
import { routes } from './routes/index.ts'

/** What `generated/` must hold: `npm run generate` writes it, `--verify` names what is stale. */
export const generatedFiles = (table: RouteTable = routes): Record<string, string> => ({
  'openapi.json': `${JSON.stringify(openApiDocument(table), null, 2)}\n`,
  'paths.ts': [
    '// Written by `npm run generate`.',
    'export const paths = {',
    ...inOrder(table).map(([name, { method, path, idempotent }]) => {
      const key = idempotent ? ', true' : ''
      return `  ${name}: ['${method}', '${path}'${key}],`
    }),
    '} as const',
    '',
  ].join('\n'),
})

if (import.meta.main) {
  const verify = process.argv.includes('--verify')
  for (const [name, text] of Object.entries(generatedFiles())) {
    const target = new URL(`generated/${name}`, import.meta.url)
    const path = `contract/src/generated/${name}`
    if (!verify) {
      await writeFile(target, text)
      console.log(`wrote ${path}`)
    } else if ((await readFile(target, 'utf8')) !== text) {
      console.log(`${path} is stale`)
      process.exitCode = 1
    }
  }
}
