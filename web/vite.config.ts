import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { autoTheme } from './vite/auto-theme.ts'
import { hoverByMouse } from './vite/hover-by-mouse.ts'
import { waitsForPaint } from './vite/later-parts.ts'
import { listScreens } from './vite/list-screens.ts'
import { preloadFonts } from './vite/preload-fonts.ts'

const port = (name: string, fallback: number) => Number(process.env[name] ?? fallback)

const first = new RegExp(
  [
    String.raw`src/(app|core)/([a-z]+/)?(app|router|session|appearance|picture|covers|people|acting|money|access-words|load-error|toast-result|use-title|use-search-param|paths)\.tsx?$`,
    String.raw`src/ui/(layout/layout|text/typography)\.module\.css$`,
    String.raw`lucide-react/.*/icons/(badge-check|play|share-2)\.`,
    String.raw`src/ui/[a-z]+/(avatar|badge|dates|format|cover-pattern|hash|empty-state|missing-state|use-near|lazy-component|painted|roving)\.tsx?$`,
  ].join('|'),
)

/** Small things of a profile that other screens have too: one file compresses better than ten. */
const profileParts = new RegExp(
  [
    String.raw`src/ui/layout/(tabs|panel)\.(tsx|module\.css)$`,
    String.raw`src/(ui/lib/roving|core/navigation/use-search-param)\.ts$`,
    String.raw`lucide-react/.*/icons/(user-round-x|calendar-days|link-2|pencil)\.`,
  ].join('|'),
)

/** Small things of a post that other screens have too, for the same reason. */
const contentParts = new RegExp(
  [
    String.raw`lucide-react/.*/icons/(bookmark|flag|gift|heart|search-x)\.`,
    String.raw`src/features/.*/(wanted-second|play-button|locked-art)\.(tsx?|module\.css)$`,
  ].join('|'),
)

const isLater = waitsForPaint(fileURLToPath(new URL('.', import.meta.url)))

const lean = /\/(first|tips|tiers|subscriptions)-/
const elsewhere = /\/(feed-parts|hidden-people-panel)-/

export default defineConfig({
  plugins: [
    react(),
    autoTheme(),
    hoverByMouse(),
    listScreens(),
    preloadFonts(['inter-latin-wght-normal', 'bricolage-grotesque-latin-wght-normal']),
  ],
  build: {
    manifest: true,
    target: 'es2023',
    // Pictures stay files, so that they are cached on their own and the CSP can forbid most data: addresses.
    assetsInlineLimit: 0,
    modulePreload: {
      // The first file would carry a list of every small file of every screen. It asks for a screen,
      // and that one for its parts; what a screen loads later it still asks for all at once. Tips,
      // tiers and renewals stand on first pages, and few open them. A profile names what other
      // pages have of following.
      resolveDependencies: (file, needed, { hostId, hostType }) =>
        hostType === 'js' && (lean.test(hostId) || elsewhere.test(file)) ? [] : needed,
    },
    rolldownOptions: {
      output: {
        // What every first load needs is one file, with the small things that home, a profile and a
        // post have in common: it compresses better whole, and is asked for once.
        // Not main.tsx itself: it waits for the first screen, which needs this file to be there.
        codeSplitting: {
          groups: [
            { name: 'first', test: first },
            { name: 'profile-parts', test: profileParts },
            { name: 'content-parts', test: contentParts },
            // Icons and styles of several later parts. Otherwise each is a file of its own, and asking for it costs
            // more than what it holds. They import nothing, so no file waits for another in a circle.
            {
              name: (id, context) => (isLater(id, context) ? 'later' : null),
              test: /lucide-react\/.*\/icons\/|src\/(ui|core)\/.*\.module\.css$/,
              minShareCount: 3,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: {
    host: 'localhost',
    port: port('WEB_PORT', 20000),
    strictPort: true,
    proxy: {
      '/api': { target: `http://127.0.0.1:${port('API_PORT', 20001)}` },
      '/ws': { target: `ws://127.0.0.1:${port('REALTIME_PORT', 20002)}`, ws: true },
    },
  },
})
