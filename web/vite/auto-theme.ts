import type { Plugin } from 'vite'

const lightBlock = /\[data-theme="light"\]((?:\[[^\]]+\])?)\s*\{([^}]*)\}/g

/**
 * `data-theme="auto"` is decided by CSS alone: every light block of tokens.css is repeated inside a media query.
 * So nothing flashes, no script runs before the first paint, and colours are still written once.
 */
export const withAutoTheme = (tokens: string) => {
  const blocks = [...tokens.matchAll(lightBlock)].map(
    ([, accent, body]) => `[data-theme="auto"]${accent}{${body}}`,
  )
  return `${tokens}\n@media (prefers-color-scheme: light){${blocks.join('\n')}}\n`
}

export const autoTheme = (): Plugin => ({
  name: 'fanfare:auto-theme',
  enforce: 'pre',
  transform: {
    filter: { id: /\/ui\/style\/tokens\.css$/ },
    handler: (code) => withAutoTheme(code),
  },
})
