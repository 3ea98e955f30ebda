import { readFile } from 'node:fs/promises'
import { escapeHtml } from '../../platform/html.ts'

export interface FirstPaint {
  readonly title: string
  readonly description: string
  readonly path: string
  /** Of the picture a link preview shows. */
  readonly image?: string
  readonly openGraphType?: 'website' | 'profile' | 'article' | 'video.other' | 'music.song'
  /** Whether a link preview shows the picture large. */
  readonly hasLargeImage?: boolean
  readonly jsonLd?: object
  /** Trusted HTML that stands until the app takes over. */
  readonly html?: string
  /** The answers the page would ask for at once, by the web app's query keys. */
  readonly queries: readonly { readonly key: readonly unknown[]; readonly data: unknown }[]
  readonly theme: string
  readonly accent: string
  readonly index: boolean
}

/** JSON inside a script element: nothing in it can end the element. */
const embedJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')

const meta = (name: 'name' | 'property', key: string, content: string) =>
  `<meta ${name}="${key}" content="${escapeHtml(content)}" />`

const head = (paint: FirstPaint, origin: string) => {
  const { title, description, path, image, openGraphType = 'website', jsonLd, index } = paint
  const card = paint.hasLargeImage ? 'summary_large_image' : 'summary'
  const address = origin + path
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeHtml(address)}" />`,
    ...(index ? [] : [meta('name', 'robots', 'noindex')]),
    meta('property', 'og:site_name', 'Fanfare'),
    meta('property', 'og:type', openGraphType),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', image ?? `${origin}/icon-512.png`),
    meta('name', 'twitter:card', card),
    ...(jsonLd ? [`<script type="application/ld+json">${embedJson(jsonLd)}</script>`] : []),
  ].join('\n    ')
}

const between = /<!--head-->[\s\S]*?<!--\/head-->/
const pageData = /(<script type="application\/json" id="page-data">)[^<]*/

/** The built index.html with its placeholders filled. */
export const openTemplate = async (file: string, origin: string) => {
  const text = await readFile(file, 'utf8')
  return (paint: FirstPaint) =>
    text
      .replace(
        /data-theme="[^"]*" data-accent="[^"]*"/,
        `data-theme="${paint.theme}" data-accent="${paint.accent}"`,
      )
      // Functions, because in a replacement string `$&` in someone's bio would mean something.
      .replace(between, () => head(paint, origin))
      .replace('<!--page-->', () => paint.html ?? '')
      .replace(pageData, (_, start) => start + embedJson({ queries: paint.queries }))
}
