import { writeFile } from 'node:fs/promises'
import { inOrder, openApiDocument, type RouteTable } from './openapi.ts'
import { routes } from './routes/index.ts'

/** What `generated/` must hold; the test compares, `npm run generate` writes. */
export const generatedFiles = (table: RouteTable = routes): Record<string, string> => ({
  'openapi.json': `${JSON.stringify(openApiDocument(table), null, 2)}\n`,
  'paths.ts': [
    '// Written by `npm run generate`.',
    'export const paths = {',
    ...inOrder(table).map(([name, { method, path }]) => `  ${name}: ['${method}', '/api${path}'],`),
    '} as const',
    '',
  ].join('\n'),
})

if (import.meta.main) {
  for (const [name, text] of Object.entries(generatedFiles())) {
    await writeFile(new URL(`generated/${name}`, import.meta.url), text)
    console.log(`wrote contract/src/generated/${name}`)
  }
}
