/**
 * The rules of notices, written down a second time from the rules alone. Everything is kept and
 * everything is looked through, so that each rule can be read off one small function.
 */
export type Tab = 'all' | 'unread' | 'likes' | 'comments' | 'follows' | 'system'
type ModelBell = 'all' | 'highlights' | 'none'
type ModelKind = 'like' | 'comment' | 'follow' | 'publish'

interface ModelNotice {
  /** `like:POST`, `comment:POST`, `follow`, or `publish:POST`. */
  readonly subject: string
  /** Who belongs to it, in any order; of a publish its creator. */
  readonly people: readonly string[]
  readonly isRead: boolean
}

interface ModelCounts {
  readonly unseen: number
  readonly all: number
  readonly unread: number
  readonly likes: number
  readonly comments: number
  readonly follows: number
  readonly system: number
}

/** Times are milliseconds that never go back. */
export interface NoticesModel {
  follow(fan: string, creator: string, at: number): void
  unfollow(fan: string, creator: string): void
  setBell(fan: string, creator: string, bell: ModelBell): void
  mute(muter: string, muted: string): void
  unmute(muter: string, muted: string): void
  block(blocker: string, blocked: string): void
  unblock(blocker: string, blocked: string): void
  publish(creator: string, post: string, at: number): void
  unpublish(post: string): void
  like(person: string, post: string, at: number): void
  unlike(person: string, post: string): void
  comment(person: string, post: string, comment: string, at: number): void
  deleteComment(comment: string): void
  see(reader: string): void
  /** The index is one of `list(reader, 'all')`. */
  read(reader: string, index: number): void
  readAll(reader: string): void
  /** The index is one of `list(reader, 'all')`. */
  remove(reader: string, index: number): void
  turnOff(reader: string, kind: ModelKind): void
  /** Newest first. */
  list(reader: string, tab: Tab): ModelNotice[]
  counts(reader: string): ModelCounts
}

/** What one reader has done with one notice. */
interface ReaderState {
  isSeen: boolean
  isRead: boolean
  isRemoved: boolean
}

/** One thing that somebody did: a notice holds each, as each can be undone alone. */
interface Deed {
  readonly person: string
  /** Somebody comments more than once, so which comment it was; null of a like and a follow. */
  readonly comment: string | null
}

/** Likes of a post, comments on a post or follows, told to one reader as one notice. */
interface Group {
  readonly kind: 'like' | 'comment' | 'follow'
  readonly reader: string
  /** Null of follows. */
  readonly post: string | null
  readonly beganAt: number
  readonly place: number
  readonly state: ReaderState
  deeds: Deed[]
}

/** A post and its only announcement. */
interface Post {
  readonly id: string
  readonly creator: string
  readonly announcedAt: number
  readonly place: number
  /** Decided when it is announced, whatever goes or comes later. */
  readonly isHighlight: boolean
  /** Stays true when it is published again: the announcement does not come back. */
  wasUnpublished: boolean
  readonly states: Map<string, ReaderState>
}

interface Follow {
  readonly fan: string
  readonly creator: string
  readonly since: number
  bell: ModelBell
}

/** One line of a reader's list, whatever it is made of. */
interface Shown {
  readonly kind: ModelKind
  readonly subject: string
  readonly people: readonly string[]
  readonly place: number
  readonly state: ReaderState
}

const day = 86_400_000
const countLimit = 100

const fresh = (): ReaderState => ({ isSeen: false, isRead: false, isRemoved: false })

/** Ordered pairs of names, which may contain anything. */
const openPairs = () => {
  const keys = new Set<string>()
  const keyOf = (one: string, other: string) => JSON.stringify([one, other])
  return {
    add: (one: string, other: string) => void keys.add(keyOf(one, other)),
    remove: (one: string, other: string) => void keys.delete(keyOf(one, other)),
    has: (one: string, other: string) => keys.has(keyOf(one, other)),
  }
}

const utcDay = (at: number) => Math.floor(at / day)

const isUntouched = ({ isSeen, isRead, isRemoved }: ReaderState) => !isSeen && !isRead && !isRemoved

/** Whether something new joins it: what a reader has met must not change under their eyes. */
const isOpen = (group: Group, at: number) =>
  at - group.beganAt < day &&
  isUntouched(group.state) &&
  (group.kind !== 'follow' || utcDay(group.beganAt) === utcDay(at))

/** Their creator has nothing else on show that was announced in the day up to this moment. */
const isHighlight = (creator: string, at: number, posts: readonly Post[]) =>
  !posts.some(
    (other) => other.creator === creator && !other.wasUnpublished && other.announcedAt > at - day,
  )

const ringsFor = (bell: ModelBell, post: Post) =>
  bell === 'all' || (bell === 'highlights' && post.isHighlight)

/** A publish keeps the state of each reader, also of those to whom it is not shown at the moment. */
const stateOf = (post: Post, reader: string) => {
  const state = post.states.get(reader) ?? fresh()
  post.states.set(reader, state)
  return state
}

const showGroup = ({ kind, post, deeds, place, state }: Group): Shown => ({
  kind,
  subject: post === null ? kind : `${kind}:${post}`,
  people: [...new Set(deeds.map(({ person }) => person))],
  place,
  state,
})

const showPublish = (post: Post, reader: string): Shown => ({
  kind: 'publish',
  subject: `publish:${post.id}`,
  people: [post.creator],
  place: post.place,
  state: stateOf(post, reader),
})

/** Nothing here is told under System; a publish has no tab of its own. */
const belongsTo: Record<Tab, (shown: Shown) => boolean> = {
  all: () => true,
  unread: ({ state }) => !state.isRead,
  likes: ({ kind }) => kind === 'like',
  comments: ({ kind }) => kind === 'comment',
  follows: ({ kind }) => kind === 'follow',
  system: () => false,
}

export const openNoticesModel = (): NoticesModel => {
  let groups: Group[] = []
  let follows: Follow[] = []
  const posts: Post[] = []
  const likes = openPairs()
  const mutes = openPairs()
  const blocks = openPairs()
  const turnedOff = openPairs()
  // Not the time, as several notices may begin in one millisecond.
  let lastPlace = 0

  const findPost = (id: string) => posts.find((post) => post.id === id)
  const findFollow = (fan: string, creator: string) =>
    follows.find((follow) => follow.fan === fan && follow.creator === creator)

  const isSilenced = (person: string, reader: string) =>
    mutes.has(reader, person) || blocks.has(reader, person) || blocks.has(person, reader)

  const mayTell = (kind: ModelKind, person: string, reader: string) =>
    person !== reader && !isSilenced(person, reader) && !turnedOff.has(reader, kind)

  const tell = (about: Pick<Group, 'kind' | 'reader' | 'post'>, deed: Deed, at: number) => {
    const { kind, reader, post } = about
    if (!mayTell(kind, deed.person, reader)) return
    const open = groups.find(
      (group) =>
        group.kind === kind && group.reader === reader && group.post === post && isOpen(group, at),
    )
    if (open) open.deeds.push(deed)
    else {
      const place = ++lastPlace
      groups.push({ kind, reader, post, beganAt: at, place, state: fresh(), deeds: [deed] })
    }
  }

  /** Takes deeds out of every notice they are in; one with nobody left is gone. */
  const takeOut = (isUndone: (group: Group, deed: Deed) => boolean) => {
    for (const group of groups) group.deeds = group.deeds.filter((deed) => !isUndone(group, deed))
    groups = groups.filter(({ deeds }) => deeds.length > 0)
  }

  const takeOutPerson = (person: string, reader: string) =>
    takeOut((group, deed) => group.reader === reader && deed.person === person)

  const endFollow = (fan: string, creator: string) => {
    follows = follows.filter((follow) => follow.fan !== fan || follow.creator !== creator)
    takeOut(
      (group, deed) => group.kind === 'follow' && group.reader === creator && deed.person === fan,
    )
  }

  const isPublishShown = (post: Post, reader: string) => {
    const follow = findFollow(reader, post.creator)
    return (
      follow !== undefined &&
      !post.wasUnpublished &&
      follow.since < post.announcedAt &&
      ringsFor(follow.bell, post) &&
      mayTell('publish', post.creator, reader)
    )
  }

  const shownTo = (reader: string): Shown[] =>
    [
      ...groups.filter((group) => group.reader === reader).map(showGroup),
      ...posts
        .filter((post) => isPublishShown(post, reader))
        .map((post) => showPublish(post, reader)),
    ]
      .filter(({ state }) => !state.isRemoved)
      .sort((one, other) => other.place - one.place)

  /** Of everything there is, also of publishes that are not shown but may be later. */
  const allStates = (reader: string): ReaderState[] => [
    ...groups.filter((group) => group.reader === reader).map(({ state }) => state),
    ...posts.map((post) => stateOf(post, reader)),
  ]

  const inTab = (reader: string, tab: Tab) => shownTo(reader).filter(belongsTo[tab])
  const upToLimit = (shown: readonly Shown[]) => Math.min(shown.length, countLimit)

  return {
    follow: (fan, creator, at) => {
      if (findFollow(fan, creator)) return
      follows.push({ fan, creator, since: at, bell: 'highlights' })
      tell({ kind: 'follow', reader: creator, post: null }, { person: fan, comment: null }, at)
    },
    unfollow: endFollow,
    setBell: (fan, creator, bell) => {
      const follow = findFollow(fan, creator)
      if (follow) follow.bell = bell
    },

    mute: (muter, muted) => {
      mutes.add(muter, muted)
      takeOutPerson(muted, muter)
    },
    unmute: mutes.remove,
    block: (blocker, blocked) => {
      blocks.add(blocker, blocked)
      endFollow(blocker, blocked)
      endFollow(blocked, blocker)
      takeOutPerson(blocked, blocker)
      takeOutPerson(blocker, blocked)
    },
    unblock: blocks.remove,

    publish: (creator, id, at) => {
      if (findPost(id)) return
      const place = ++lastPlace
      const states = new Map<string, ReaderState>()
      posts.push({
        id,
        creator,
        announcedAt: at,
        place,
        isHighlight: isHighlight(creator, at, posts),
        wasUnpublished: false,
        states,
      })
    },
    unpublish: (id) => {
      const post = findPost(id)
      if (!post) return
      post.wasUnpublished = true
      groups = groups.filter((group) => group.post !== id)
    },

    like: (person, id, at) => {
      const post = findPost(id)
      if (!post || likes.has(person, id)) return
      likes.add(person, id)
      tell({ kind: 'like', reader: post.creator, post: id }, { person, comment: null }, at)
    },
    unlike: (person, id) => {
      likes.remove(person, id)
      takeOut((group, deed) => group.kind === 'like' && group.post === id && deed.person === person)
    },
    comment: (person, id, comment, at) => {
      const post = findPost(id)
      if (post) tell({ kind: 'comment', reader: post.creator, post: id }, { person, comment }, at)
    },
    deleteComment: (comment) => takeOut((_, deed) => deed.comment === comment),

    see: (reader) => {
      for (const state of allStates(reader)) state.isSeen = true
    },
    read: (reader, index) => {
      const shown = shownTo(reader)[index]
      if (shown) shown.state.isRead = true
    },
    readAll: (reader) => {
      for (const state of allStates(reader)) {
        state.isSeen = true
        state.isRead = true
      }
    },
    remove: (reader, index) => {
      const shown = shownTo(reader)[index]
      if (shown) shown.state.isRemoved = true
    },
    turnOff: turnedOff.add,

    list: (reader, tab) =>
      inTab(reader, tab).map(({ subject, people, state }) => ({
        subject,
        people,
        isRead: state.isRead,
      })),
    counts: (reader) => ({
      unseen: upToLimit(shownTo(reader).filter(({ state }) => isUntouched(state))),
      all: upToLimit(inTab(reader, 'all')),
      unread: upToLimit(inTab(reader, 'unread')),
      likes: upToLimit(inTab(reader, 'likes')),
      comments: upToLimit(inTab(reader, 'comments')),
      follows: upToLimit(inTab(reader, 'follows')),
      system: upToLimit(inTab(reader, 'system')),
    }),
  }
}
