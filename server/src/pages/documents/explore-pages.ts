import { Category, Tag } from '@fanfare/contract'
import { listCards, listCategories, listTrending, readTag } from '../../domains/catalog/index.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { Scope } from '../../platform/scope.ts'
import { categoryDocument, creatorsDocument, exploreDocument, tagDocument } from './explore.ts'
import { firstPage, newestFirst, orAbsent, type Page, plainPage } from './pages.ts'

const isStranger = ({ actor }: Scope) => actor.kind !== 'account'

/** What everyone sees is in the document of whoever is not signed in. */
export const explorePage = async (scope: Scope): Promise<Page> => {
  const document = { ...exploreDocument(scope.config.PUBLIC_ORIGIN), status: 200, index: true }
  if (!isStranger(scope)) return { ...document, queries: [] }
  const [content, categories] = await Promise.all([listTrending(scope, {}), listCategories(scope)])
  return {
    ...document,
    queries: [
      { key: ['listTrending', { query: {} }], data: { content } },
      { key: ['listCategories', {}], data: { categories } },
    ],
  }
}

export const creatorsPage = async (scope: Scope): Promise<Page> => ({
  ...creatorsDocument(scope.config.PUBLIC_ORIGIN),
  status: 200,
  index: true,
  queries: [],
})

export const categoryPage = (scope: Scope, slug: string) =>
  orAbsent(`/category/${encodeURIComponent(slug)}`, 'Category Not Found', async () => {
    const { data: category } = Category.safeParse(slug)
    if (!category) throw new DomainError('request.not-found')
    const document = categoryDocument(category, scope.config.PUBLIC_ORIGIN)
    const list = isStranger(scope) ? await listCards(scope, { ...newestFirst, category }) : null
    const asked = { query: { ...firstPage, category } }
    return {
      ...document,
      status: 200,
      index: true,
      queries: list ? [{ key: ['listContent', asked], data: list }] : [],
    }
  })

/** A tag without posts is a page for people, not for search engines. */
export const tagPage = async (scope: Scope, named: string): Promise<Page> => {
  const { data: tag } = Tag.safeParse(named)
  if (!tag) return plainPage(`/tag/${encodeURIComponent(named)}`)
  const [summary, list] = await Promise.all([
    readTag(scope, tag),
    isStranger(scope) ? listCards(scope, { ...newestFirst, tag }) : null,
  ])
  return {
    ...tagDocument(tag, scope.config.PUBLIC_ORIGIN),
    status: 200,
    index: summary.contentCount > 0,
    queries: [
      { key: ['readTag', { params: { tag } }], data: summary },
      ...(list ? [{ key: ['listContent', { query: { ...firstPage, tag } }], data: list }] : []),
    ],
  }
}
