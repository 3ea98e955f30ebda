import type {
  CategorySlug,
  ContentCard,
  ContentId,
  ContentType,
  RecommendedCard,
  Why,
} from '@fanfare/contract'
import { z } from 'zod'
import { after } from '../../platform/clock/after.ts'
import { fail } from '../../platform/errors/domain-error.ts'
import { cutPage, decodeCursor, type Keys, type PageQuery } from '../../platform/paging/keyset.ts'
import type { SignedInScope } from '../../platform/scope.ts'
import { listCards, readNewestOf, viewBriefs, viewSuggested } from '../catalog/index.ts'
import { computePicks } from './compute-picks.ts'
import type { Part } from './ranking/score.ts'
import { readFan } from './reader/fans.ts'
import { type PickedPage, type PickRow, readPicks } from './reader/picks.ts'
import { lockFans, noteFansDue } from './writer/fans.ts'

interface ForYouQuery extends PageQuery {
  readonly type?: ContentType | undefined
  readonly category?: CategorySlug | undefined
}

/** Place and computing. */
const placeKeys: z.ZodType<Keys> = z.tuple([z.int32(), z.string().regex(/^\d{1,15}$/)])

/** Of creators followed, since the picks were computed; only on top of the first page. */
const mostNews = 6
/** Without anything new from a fan: what others do changes what is recommended too. */
const staleMs = 6 * 3_600_000

const follows: readonly Part[] = [{ reason: 'follows', about: null, points: 1 }]

type Found = Pick<PickRow, 'id' | 'why'>

/** The first page tells whether there is anything to page through. */
const readFirst = async (scope: SignedInScope, query: ForYouQuery): Promise<PickedPage | null> => {
  const { accountId } = scope.actor
  const asked = { ...query, computing: null, after: 0, limit: query.limit + 1 }
  const known = await readPicks(scope.db, accountId, asked)
  if (!known) {
    await computePicks(scope, accountId)
    return readPicks(scope.db, accountId, asked)
  }
  if (known.computedAt < after(scope.now(), -staleMs)) {
    await scope.transact(async (tx) => {
      await lockFans(tx, [accountId])
      await noteFansDue(tx, [accountId], scope.now())
    })
  }
  return known
}

const readNext = async (scope: SignedInScope, query: ForYouQuery, [place, computing]: Keys) =>
  (await readPicks(scope.db, scope.actor.accountId, {
    ...query,
    computing: Number(computing),
    after: Number(place),
    limit: query.limit + 1,
  })) ?? fail('request.cursor-mismatch')

const isAbout =
  ({ type, category }: ForYouQuery) =>
  (card: ContentCard) =>
    (type === undefined || card.type === type) &&
    (category === undefined || card.category === category)

/** Titles of the posts that reasons name, as far as this viewer may see them. */
const presentWhy = async (scope: SignedInScope, found: readonly Found[]) => {
  const named = found.flatMap(({ why }) =>
    why.flatMap(({ reason, about }) =>
      reason === 'also-enjoyed' && about ? [about as ContentId] : [],
    ),
  )
  const briefs = await viewBriefs(scope, named)
  return ({ reason, about }: Part): Why => {
    const post = reason === 'also-enjoyed' ? briefs.get(about as ContentId) : undefined
    return {
      reason,
      post: post ? { id: post.id, title: post.title } : null,
      topic: reason === 'topic' ? about : null,
    }
  }
}

const viewRecommended = async (
  scope: SignedInScope,
  found: readonly Found[],
): Promise<RecommendedCard[]> => {
  const [cards, present] = await Promise.all([
    viewSuggested(scope, found),
    presentWhy(scope, found),
  ])
  const whys = new Map(found.map(({ id, why }) => [id, why]))
  // Somebody may have unfollowed since: then it is no reason any more.
  return cards.flatMap((card) => {
    const isTrue = ({ reason }: Part) => reason !== 'follows' || card.creator.viewer?.follows
    const why = (whys.get(card.id) ?? []).filter(isTrue).map(present)
    return why.length > 0 ? [{ ...card, why }] : []
  })
}

const readNews = async (scope: SignedInScope, page: PickedPage, query: ForYouQuery) => {
  const ids = await readNewestOf(scope.db, page.nearIds, page.computedAt, mostNews)
  const cards = await viewRecommended(
    scope,
    ids.map((id) => ({ id, why: follows })),
  )
  return cards.filter(isAbout(query))
}

/** Whoever has turned recommendations off sees what everybody sees. */
const listPopular = async (scope: SignedInScope, query: ForYouQuery) => {
  const { content, ...page } = await listCards(scope, {
    ...query,
    sortBy: 'popular',
    sortOrder: 'desc',
  })
  return { content: content.map((card) => ({ ...card, why: [] })), ...page, personalized: false }
}

/**
 * In the order of one computing, also when there is a newer one by now, so that pages neither repeat nor
 * skip; with what creators one follows have posted since on top.
 */
export const listForYou = async (scope: SignedInScope, query: ForYouQuery) => {
  const { accountId } = scope.actor
  if (!(await readFan(scope.db, accountId)).is_on) return listPopular(scope, query)
  const { cursor, limit, type, category } = query
  const filter = ['for-you', accountId, type, category]
  const from = decodeCursor(cursor, filter, placeKeys)
  const page = await (from ? readNext(scope, query, from) : readFirst(scope, query))
  if (!page) return { content: [], nextCursor: null, hasMore: false, personalized: true }
  const keysOf = ({ place }: PickRow): Keys => [place, String(page.computing)]
  const { shown, ...rest } = cutPage(page.picks, limit, keysOf, filter)
  const [news, picked] = await Promise.all([
    from ? [] : readNews(scope, page, query),
    viewRecommended(scope, shown),
  ])
  return { content: [...news, ...picked], ...rest, personalized: true }
}
