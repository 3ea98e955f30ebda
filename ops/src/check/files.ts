import { globSync } from 'node:fs'

const ignored = /(^|\/)(node_modules|dist|\.data|shots|test-results|playwright-report)(\/|$)/

/** Our TypeScript files, from the root of the checkout. */
export function sourceFiles(root: string, workspace = '*'): string[] {
  return globSync(`${workspace}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: (path) => ignored.test(path),
  })
}
