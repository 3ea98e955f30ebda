import type { ContentType, ContentView } from '@fanfare/contract'
import { escapeHtml } from '../../platform/html.ts'
import type { FirstPaint } from './template.ts'

type Content = Pick<
  FirstPaint,
  'title' | 'description' | 'path' | 'image' | 'hasLargeImage' | 'openGraphType' | 'jsonLd' | 'html'
>

const schemaTypes: Record<ContentType, string> = {
  video: 'VideoObject',
  audio: 'AudioObject',
  image: 'ImageObject',
  article: 'Article',
}

const openGraphTypes: Record<ContentType, FirstPaint['openGraphType'] & string> = {
  video: 'video.other',
  audio: 'music.song',
  image: 'article',
  article: 'article',
}

const iso8601 = (seconds: number) => `PT${Math.round(seconds)}S`

const largest = ({ cover }: ContentView) => cover?.variants.at(-1)?.url

/** A browser starts to load the cover before a line of the app has run. */
const firstPaint = (content: ContentView) => {
  const { title, description, creator, cover, altText, width, height } = content
  const size = width && height ? ` width="${width}" height="${height}"` : ''
  const sources = cover?.variants.map((one) => `${one.url} ${one.width}w`).join(', ') ?? ''
  const image = cover
    ? `<img src="${escapeHtml(largest(content) ?? '')}" srcset="${escapeHtml(sources)}" sizes="100vw"${size} alt="${escapeHtml(altText)}" fetchpriority="high" />`
    : ''
  return `<main>${image}<h1>${escapeHtml(title)}</h1><p>${escapeHtml(creator.displayName)}</p><p>${escapeHtml(description)}</p></main>`
}

const shortened = (text: string) => (text.length > 200 ? `${text.slice(0, 199)}…` : text)

const jsonLdOf = (content: ContentView, address: string, origin: string) => {
  const { type, title, description, creator, duration, publishedAt, updatedAt } = content
  const image = largest(content)
  return {
    '@context': 'https://schema.org',
    '@type': schemaTypes[type],
    [type === 'article' ? 'headline' : 'name']: title,
    description,
    url: address,
    ...(image ? { thumbnailUrl: image, image } : {}),
    ...(duration === null ? {} : { duration: iso8601(duration) }),
    ...(publishedAt ? { datePublished: publishedAt, uploadDate: publishedAt } : {}),
    dateModified: updatedAt,
    isAccessibleForFree: !content.isExclusive,
    author: {
      '@type': 'Person',
      name: creator.displayName,
      url: `${origin}/profile/${creator.username}`,
    },
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: { '@type': 'WatchAction' },
      userInteractionCount: content.viewCount,
    },
  }
}

export const contentDocument = (content: ContentView, origin: string): Content => {
  const { title, description, creator, type, id } = content
  const path = `/content/${id}`
  const image = largest(content)
  return {
    title: `${title} by ${creator.displayName} on Fanfare`,
    description: shortened(description) || `${title}, by ${creator.displayName}.`,
    path,
    ...(image ? { image, hasLargeImage: true } : {}),
    openGraphType: openGraphTypes[type],
    jsonLd: jsonLdOf(content, origin + path, origin),
    html: firstPaint(content),
  }
}
