import { rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../../web/dist/assets/', import.meta.url))
const name = 'bench-bare.html'

/**
 * The same document with its styles, fonts and picture, as long as ours to the byte, without any
 * script: what this network and this browser need for it at the very least.
 */
export const serveBarePage = async (origin: string, path: string) => {
  const ours = await (await fetch(origin + path)).text()
  const still = ours
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<script[^>]*><\/script>/g, '')
  const filler = `<!--${'-'.repeat(Math.max(0, ours.length - still.length - 7))}-->`
  await writeFile(folder + name, still.replace('</body>', `${filler}</body>`))
  return {
    url: `${origin}/assets/${name}`,
    [Symbol.asyncDispose]: () => rm(folder + name, { force: true }),
  }
}
