import type { SeriesView } from '@fanfare/contract'
import { escapeHtml } from '../../platform/html.ts'
import type { FirstPaint } from './template.ts'

export const seriesDocument = (
  series: SeriesView,
  origin: string,
): Pick<FirstPaint, 'title' | 'description' | 'path' | 'image' | 'jsonLd' | 'html'> => {
  const { id, title, description, creator, contents } = series
  const path = `/series/${id}`
  const image = contents[0]?.cover?.variants.at(-1)?.url
  return {
    title: `${title} by ${creator.displayName} on Fanfare`,
    description: description || `A series by ${creator.displayName}.`,
    path,
    ...(image ? { image } : {}),
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'CreativeWorkSeries',
      name: title,
      description,
      url: origin + path,
      author: { '@type': 'Person', name: creator.displayName },
      hasPart: contents.map((part) => ({
        '@type': 'CreativeWork',
        name: part.title,
        url: `${origin}/content/${part.id}`,
      })),
    },
    html: `<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(creator.displayName)}</p><p>${escapeHtml(description)}</p></main>`,
  }
}
