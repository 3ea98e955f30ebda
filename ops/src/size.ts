import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './lib/paths.ts'

interface Chunk {
  file: string
  isEntry?: boolean
  imports?: string[]
}

const goal = 130 * 1024
/** Public pages someone may come to first. */
const screens = {
  content: 'src/features/watching/page/content-screen.tsx',
  home: 'src/features/home/home-screen.tsx',
  profile: 'src/features/profiles/profile-screen.tsx',
}

const dist = join(root, 'web/dist')
const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync(join(dist, '.vite/manifest.json'), 'utf8'),
)
const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry)

/** What starts the app, the screen, and all that these import before they can run. */
function filesOf(screen: string): string[] {
  if (entries.length === 0 || !manifest[screen]) throw new Error(`no entry or no ${screen}`)
  const loaded = new Set<string>()
  const load = (name: string): void => {
    const chunk = manifest[name]
    if (!chunk || loaded.has(name)) return
    loaded.add(name)
    chunk.imports?.forEach(load)
  }
  for (const name of [...entries, screen]) load(name)
  const files = new Set([...loaded].map((name) => manifest[name]?.file ?? ''))
  return [...files].filter((file) => file.endsWith('.js'))
}

const sizeOf = (file: string) => gzipSync(readFileSync(join(dist, file))).length
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1)

let allFit = true
for (const [name, screen] of Object.entries(screens)) {
  const files = filesOf(screen)
  const bytes = files.reduce((sum, file) => sum + sizeOf(file), 0)
  for (const file of files) console.log(`${kilobytes(sizeOf(file)).padStart(7)} KB  ${file}`)
  const fits = bytes <= goal
  console.log(
    `size ${name}.first-load ours=${kilobytes(bytes)}KB goal=<=130KB ${fits ? 'ok' : 'short'}`,
  )
  allFit &&= fits
}
process.exit(allFit ? 0 : 1)
