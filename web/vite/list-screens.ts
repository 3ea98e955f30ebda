import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createServer, type Plugin } from 'vite'

interface Routed {
  readonly router: { readonly routesByPath: Readonly<Record<string, unknown>> }
}

/** The router itself says which addresses there are: nobody keeps a second list of them. */
const readPaths = async (root: string) => {
  const loader = await createServer({
    root,
    mode: 'production',
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false },
  })
  try {
    const { router } = (await loader.ssrLoadModule('/src/app/router.tsx')) as Routed
    return Object.keys(router.routesByPath)
  } finally {
    await loader.close()
  }
}

/** Writes `screens.json` beside the document, by which the server tells a screen from a 404. */
export const listScreens = (): Plugin => {
  let [root, out] = ['', '']
  return {
    name: 'fanfare:list-screens',
    apply: 'build',
    configResolved(config) {
      ;[root, out] = [config.root, join(config.root, config.build.outDir)]
    },
    async closeBundle() {
      await writeFile(join(out, 'screens.json'), JSON.stringify(await readPaths(root)))
    },
  }
}
