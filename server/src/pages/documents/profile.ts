import type { ProfileView } from '@fanfare/contract'
import { escapeHtml } from '../../platform/html.ts'
import type { FirstPaint } from './template.ts'

type Content = Pick<
  FirstPaint,
  'title' | 'description' | 'path' | 'image' | 'openGraphType' | 'jsonLd' | 'html'
>

const firstPaint = ({ displayName, username, bio, picture, banner }: ProfileView) => {
  const sources = banner?.variants.map((one) => `${one.url} ${one.width}w`).join(', ')
  const wide = sources
    ? `<img srcset="${escapeHtml(sources)}" sizes="(max-width: 767px) 560px, 1120px" alt="" fetchpriority="high" />`
    : ''
  const largest = picture?.variants.at(-1)
  const image = largest
    ? `<img src="${escapeHtml(largest.url)}" width="128" height="128" alt="" fetchpriority="high" />`
    : ''
  return `<main>${wide}${image}<h1>${escapeHtml(displayName)}</h1><p>@${escapeHtml(username)}</p><p>${escapeHtml(bio)}</p></main>`
}

export const profileDocument = (profile: ProfileView, origin: string): Content => {
  const { displayName, username, bio, picture, website } = profile
  const path = `/profile/${username}`
  const image = picture?.variants.at(-1)?.url
  return {
    title: `${displayName} (@${username}) on Fanfare`,
    description: bio || `${displayName} is on Fanfare.`,
    path,
    ...(image ? { image } : {}),
    openGraphType: 'profile',
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      mainEntity: {
        '@type': 'Person',
        name: displayName,
        alternateName: username,
        identifier: profile.id,
        description: bio,
        url: origin + path,
        ...(image ? { image } : {}),
        ...(website ? { sameAs: [website] } : {}),
      },
    },
    html: firstPaint(profile),
  }
}
