import type { AccountId, NotificationView, PersonBrief } from '@fanfare/contract'
import type { Scope } from '../../platform/scope.ts'
import { viewBriefs } from '../catalog/index.ts'
import { readPeople } from '../profiles/index.ts'
import { kindNamed } from './kinds/index.ts'
import type { About } from './kinds/kind.ts'
import { namesOf } from './kinds/words.ts'
import type { NoticeRow } from './reader/notices.ts'

const shownPeople = 3

type People = Awaited<ReturnType<typeof readPeople>>

/** The newest, each once. */
const newestOf = ({ causes }: NoticeRow): AccountId[] =>
  [...new Set(causes.map(({ accountId }) => accountId))].slice(0, shownPeople)

const briefsOf = (notice: NoticeRow, people: People): PersonBrief[] =>
  newestOf(notice).flatMap((id) => {
    const person = people.get(id)
    if (!person) return []
    const { username, displayName, picture } = person
    return [{ id, username, displayName, picture }]
  })

/** What each kind needs to know besides: one call for each kind on the page. */
const readFacts = async (scope: Scope, notices: readonly NoticeRow[]) => {
  const byKind = [...Map.groupBy(notices, ({ kind }) => kind)]
  const facts = await Promise.all(
    byKind.map(([kind, own]) => kindNamed(kind).readFacts?.(scope, own) ?? new Map()),
  )
  return new Map<NoticeRow['id'], unknown>(facts.flatMap((known) => [...known]))
}

/** What a notice says, in a list and in an email. */
export interface Worded {
  readonly notice: NoticeRow
  readonly view: NotificationView
  readonly subject: string
}

const word = (about: About<unknown>): Worded => {
  const { notice, people, personCount, post } = about
  const kind = kindNamed(notice.kind)
  const { title, message, actionUrl, subject = message.replace(/\.$/, '') } = kind.words(about)
  const view = {
    id: notice.id,
    type: kind.type,
    kind: kind.name,
    title,
    message,
    timestamp: notice.at.toISOString(),
    isRead: notice.is_read,
    people: [...people],
    othersCount: Math.max(0, personCount - people.length),
    username: people[0]?.username ?? null,
    contentId: kind.opensPost ? (post?.id ?? null) : null,
    contentTitle: post?.title ?? null,
    cover: post?.cover ?? null,
    priority: kind.priority,
    canShowFewer: kind.plural !== null,
    actionUrl,
  }
  return { notice, view, subject }
}

/** In their order. Words are made now, of what everything is called now and this reader may see. */
export const wordNotices = async (
  scope: Scope,
  notices: readonly NoticeRow[],
): Promise<Worded[]> => {
  const ids = notices.flatMap(newestOf)
  const contentIds = notices.flatMap(({ content_id }) => content_id ?? [])
  const [people, posts, facts] = await Promise.all([
    readPeople(scope, ids),
    viewBriefs(scope, contentIds),
    readFacts(scope, notices),
  ])
  return notices.map((notice) => {
    const own = briefsOf(notice, people)
    return word({
      notice,
      names: namesOf(own, notice.person_count),
      people: own,
      personCount: notice.person_count,
      post: (notice.content_id && posts.get(notice.content_id)) || null,
      fact: facts.get(notice.id),
    })
  })
}

/**
 * What anybody may see of publishes says the same to everyone, so it is made once for all who are told. A
 * post or creator that not everybody may see is left out: each reader gets the words that are theirs.
 */
export const wordForAnybody = async (
  scope: Scope,
  notices: readonly NoticeRow[],
): Promise<ReadonlyMap<NoticeRow['id'], Worded>> => {
  const publishes = notices.filter(({ kind }) => kind === 'publish')
  const distinct = [...new Map(publishes.map((notice) => [notice.id, notice])).values()]
  if (distinct.length === 0) return new Map()
  const worded = await wordNotices({ ...scope, actor: { kind: 'anonymous' } }, distinct)
  const common = worded.filter(({ notice, view }) => {
    return view.contentTitle !== null && view.people.length === notice.person_count
  })
  return new Map(common.map((one) => [one.notice.id, one]))
}

export const presentNotices = async (
  scope: Scope,
  notices: readonly NoticeRow[],
): Promise<NotificationView[]> => (await wordNotices(scope, notices)).map(({ view }) => view)
