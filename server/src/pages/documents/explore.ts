import { type CategorySlug, categories } from '@fanfare/contract'
import { escapeHtml } from '../../platform/html.ts'
import type { FirstPaint } from './template.ts'

type Content = Pick<FirstPaint, 'title' | 'description' | 'path' | 'jsonLd' | 'html'>

const firstPaint = (heading: string, description: string) =>
  `<main><h1>${escapeHtml(heading)}</h1><p>${escapeHtml(description)}</p></main>`

interface Crumb {
  readonly name: string
  readonly path: string
}

/** The way from the home page to this one. */
const breadcrumbs = (crumbs: readonly Crumb[], origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: origin + path,
  })),
})

const home: Crumb = { name: 'Fanfare', path: '/' }
const explore: Crumb = { name: 'Explore', path: '/explore' }

const documentOf = (
  crumbs: readonly [...Crumb[], Crumb],
  description: string,
  origin: string,
): Content => {
  const { name, path } = crumbs.at(-1) as Crumb
  return {
    title: `${name} on Fanfare`,
    description,
    path,
    jsonLd: breadcrumbs(crumbs, origin),
    html: firstPaint(name, description),
  }
}

export const exploreDocument = (origin: string) =>
  documentOf(
    [home, explore],
    'Trending posts, top creators and popular categories on Fanfare.',
    origin,
  )

export const creatorsDocument = (origin: string) =>
  documentOf(
    [home, explore, { name: 'Creators', path: '/explore/creators' }],
    'Find creators on Fanfare by what they make, and follow them.',
    origin,
  )

export const categoryDocument = (category: CategorySlug, origin: string) => {
  const { name } = categories[category]
  return documentOf(
    [home, explore, { name, path: `/category/${category}` }],
    `New and popular posts in ${name} by creators on Fanfare.`,
    origin,
  )
}

export const tagDocument = (tag: string, origin: string) =>
  documentOf(
    [home, explore, { name: `#${tag}`, path: `/tag/${encodeURIComponent(tag)}` }],
    `New and popular posts with #${tag} by creators on Fanfare.`,
    origin,
  )
