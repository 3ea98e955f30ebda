import { ContentId, SeriesId } from '@fanfare/contract'
import {
  listCards,
  listContinueWatching,
  listCreatorCards,
  listFeatured,
  viewContentPage,
  viewSeries,
} from '../../domains/catalog/index.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { Scope, SignedInScope } from '../../platform/scope.ts'
import { viewProfilePage } from '../profile.ts'
import { contentDocument } from './content.ts'
import { profileDocument } from './profile.ts'
import { seriesDocument } from './series.ts'
import type { FirstPaint } from './template.ts'

export type Page = Omit<FirstPaint, 'theme' | 'accent'> & { readonly status: number }

const site = {
  title: 'Fanfare',
  description: 'Follow the creators you love, subscribe to unlock more, and support them directly.',
}

export const plainPage = (path: string): Page => ({
  ...site,
  path,
  status: 200,
  index: path === '/',
  queries: [],
})

/** What the app asks for first on this screen; the keys are those of its queries. */
export const firstPage = { limit: 24, sortBy: 'latest' } as const
export const newestFirst = { ...firstPage, sortOrder: 'desc' } as const

/** A refusal is the page that says so, and no search engine keeps it. */
export const orAbsent = async (
  path: string,
  title: string,
  make: () => Promise<Page>,
): Promise<Page> => {
  try {
    return await make()
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { ...plainPage(path), title, status: 404, index: false }
  }
}

const unfinished = { limit: 6 } as const

/** What somebody began stands above all else on their page, and would move it if it came later. */
const ownHomePage = async (scope: SignedInScope): Promise<Page> => ({
  ...plainPage('/'),
  queries: [
    {
      key: ['listContinueWatching', { query: unfinished }],
      data: await listContinueWatching(scope, unfinished),
    },
  ],
})

/** What everyone sees is worth having in the document of those who are not signed in. */
export const homePage = async (scope: Scope): Promise<Page> => {
  const { actor } = scope
  if (actor.kind === 'account') return ownHomePage({ ...scope, actor })
  const [list, featured] = await Promise.all([listCards(scope, newestFirst), listFeatured(scope)])
  return {
    ...plainPage('/'),
    queries: [
      { key: ['listContent', { query: firstPage }], data: list },
      { key: ['listFeatured', {}], data: { content: featured } },
    ],
  }
}

export const profilePage = (scope: Scope, username: string) =>
  orAbsent(`/profile/${username}`, 'Profile Not Found', async () => {
    const user = await viewProfilePage(scope, username)
    const content = user.isCreator
      ? await listCreatorCards(scope, { ...newestFirst, creatorId: user.id })
      : null
    const asked = { params: { id: user.id }, query: firstPage }
    return {
      ...profileDocument(user, scope.config.PUBLIC_ORIGIN),
      status: 200,
      index: true,
      queries: [
        { key: ['readProfile', { params: { username } }], data: { user } },
        ...(content ? [{ key: ['listCreatorContent', asked], data: content }] : []),
      ],
    }
  })

export const contentPage = (scope: Scope, id: string) =>
  orAbsent(`/content/${id}`, 'Content Not Found', async () => {
    const parsed = ContentId.safeParse(id)
    if (!parsed.success) throw new DomainError('content.not-found')
    const content = await viewContentPage(scope, parsed.data)
    return {
      ...contentDocument(content, scope.config.PUBLIC_ORIGIN),
      status: 200,
      index: content.status === 'published',
      queries: [{ key: ['readContent', { params: { id }, query: {} }], data: { content } }],
    }
  })

export const seriesPage = (scope: Scope, id: string) =>
  orAbsent(`/series/${id}`, 'Series Not Found', async () => {
    const parsed = SeriesId.safeParse(id)
    if (!parsed.success) throw new DomainError('series.not-found')
    const series = await viewSeries(scope, parsed.data)
    return {
      ...seriesDocument(series, scope.config.PUBLIC_ORIGIN),
      status: 200,
      index: series.contents.length > 0,
      queries: [{ key: ['readSeries', { params: { id } }], data: { series } }],
    }
  })
