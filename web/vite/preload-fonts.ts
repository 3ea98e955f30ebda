import type { HtmlTagDescriptor, Plugin } from 'vite'

/** Text is on the screen before the style sheet is parsed, so the two latin fonts are asked for by the document. */
export const preloadFonts = (names: string[]): Plugin => ({
  name: 'fanfare:preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter(
          (file) => file.endsWith('.woff2') && names.some((name) => file.includes(`/${name}-`)),
        )
        .map(
          (file): HtmlTagDescriptor => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: true,
            },
            injectTo: 'head-prepend',
          }),
        ),
  },
})
