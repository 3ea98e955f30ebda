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
/** The first load of a public profile: what starts the app, and the screen of that route. */
const profileScreen = /^src\/features\/profiles\/.*profile-(screen|page)\.tsx$/

const dist = join(root, 'web/dist')
const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync(join(dist, '.vite/manifest.json'), 'utf8'),
)
const names = Object.keys(manifest)
const entries = names.filter((name) => manifest[name]?.isEntry)
const screens = names.filter((name) => profileScreen.test(name))
if (entries.length === 0 || screens.length === 0) {
  throw new Error(`no entry or no profile screen among:\n${names.join('\n')}`)
}

const loaded = new Set<string>()
function load(name: string): void {
  const chunk = manifest[name]
  if (!chunk || loaded.has(name)) return
  loaded.add(name)
  chunk.imports?.forEach(load)
}
for (const name of [...entries, ...screens]) load(name)

const files = new Set([...loaded].map((name) => manifest[name]?.file ?? ''))
let bytes = 0
for (const file of [...files].filter((one) => one.endsWith('.js'))) {
  const size = gzipSync(readFileSync(join(dist, file))).length
  bytes += size
  console.log(`${(size / 1024).toFixed(1).padStart(7)} KB  ${file}`)
}
const kilobytes = (bytes / 1024).toFixed(1)
console.log(
  `size profile.first-load ours=${kilobytes}KB goal=130KB ${bytes <= goal ? 'ok' : 'short'}`,
)
process.exit(bytes <= goal ? 0 : 1)
