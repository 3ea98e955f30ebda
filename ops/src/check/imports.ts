import { root } from '../lib/paths.ts'
import type { Check } from './check.ts'
import { sourceFiles } from './files.ts'
import { forbiddenImport } from './import-rules.ts'
import { readSource } from './source.ts'
import { forbiddenPackage, forbiddenTable, forbiddenUse } from './use-rules.ts'

/** Who may know whom, and where SQL, the environment and the machine's time may be used. */
export function findForbidden(folder: string): string[] {
  return sourceFiles(folder).flatMap((path) => {
    const { imports, uses, tables } = readSource(folder, path)
    const at = (line: number, why: string | undefined, what: string) =>
      why ? [`${path}:${line} ${what}: ${why}`] : []
    return [
      ...imports.flatMap(({ target, line }) =>
        at(line, forbiddenImport(path, target) ?? forbiddenPackage(path, target), target),
      ),
      ...uses.flatMap(({ what, line }) => at(line, forbiddenUse(path, what), what)),
      ...tables.flatMap(({ name, line }) => at(line, forbiddenTable(path, name), name)),
    ]
  })
}

export const imports: Check = { name: 'imports', run: async () => findForbidden(root) }
