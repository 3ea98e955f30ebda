import { join } from 'node:path'
import type { Rolldown } from 'vite'

type Context = Rolldown.ChunkingContext

/** The app itself, and the public pages someone may come to first. */
const firstPages = [
  'main.tsx',
  'features/home/home-screen.tsx',
  'features/profiles/profile-screen.tsx',
  'features/watching/page/content-screen.tsx',
]

const icons = /lucide-react\/dist\/esm\/lucide-react\.mjs$/
const icon = /lucide-react\/dist\/esm\/icons\/([a-z0-9-]+)\.mjs$/
const iconImport = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g

/** `FileText as Text` is in `file-text`, `Undo2` in `undo-2`. */
const fileOf = (imported: string) =>
  (imported.trim().split(/\s/)[0] ?? '')
    .replaceAll(/([a-z])([A-Z0-9])/g, '$1-$2')
    .replaceAll(/([0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()

/** All that these import before they can run. All icons come from one file, so only those that are named count. */
const neededBy = (starts: readonly string[], context: Context) => {
  const needed = new Set<string>()
  const visit = (id: string): void => {
    if (needed.has(id) || icons.test(id)) return
    needed.add(id)
    const module = context.getModuleInfo(id)
    for (const [, names = ''] of module?.code?.matchAll(iconImport) ?? []) {
      for (const name of names.split(',')) needed.add(fileOf(name))
    }
    module?.importedIds.forEach(visit)
  }
  starts.forEach(visit)
  return needed
}

/** Whether a first page is shown without it. A mistake here is seen by `npm run size`. */
export const waitsForPaint = (root: string) => {
  const starts = firstPages.map((path) => join(root, 'src', path))
  let needed: Set<string> | undefined
  return (id: string, context: Context) => {
    needed ??= neededBy(starts, context)
    return !needed.has(id.match(icon)?.[1] ?? id)
  }
}
