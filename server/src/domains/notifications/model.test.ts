import type { AccountId, CommentId, ContentId, FollowBell } from '@fanfare/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkStories, countSteps } from '../../../test/random-stories.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../platform/scope.ts'
import { type NoticesModel, openNoticesModel } from './test/notices-model.ts'
import { idOf, openScene, type Scene } from './test/scene.ts'

let scene: Scene
beforeAll(async () => {
  scene = await openScene()
})
afterAll(() => scene.close())

const names = ['Ann', 'Ben', 'Cem', 'Dan'] as const
type Name = (typeof names)[number]

const hour = 3_600_000
const doing = {
  post: 4,
  unpublish: 2,
  republish: 1,
  like: 6,
  unlike: 2,
  comment: 4,
  uncomment: 2,
  follow: 4,
  unfollow: 1,
  bell: 3,
  mute: 1,
  unmute: 1,
  block: 1,
  unblock: 1,
  see: 2,
  read: 2,
  'read-all': 1,
  remove: 2,
  fewer: 1,
} as const
type Doing = keyof typeof doing

interface Step {
  readonly do: Doing
  readonly who: Name
  readonly whom: Name
  readonly which: number
  readonly wait: number
}

const step: fc.Arbitrary<Step> = fc.record({
  do: fc.oneof(
    ...(Object.keys(doing) as Doing[]).map((name) => ({
      weight: doing[name],
      arbitrary: fc.constant(name),
    })),
  ),
  who: fc.constantFrom(...names),
  whom: fc.constantFrom(...names),
  which: fc.nat({ max: 1_000 }),
  wait: fc.constantFrom(0, 0, 0, hour, 9 * hour, 23.9 * hour, 24 * hour),
})

interface Written<Id> {
  readonly id: Id
  readonly by: Name
  /** Of a comment. */
  readonly on?: ContentId
}

const one = <Item>(items: readonly Item[], which: number): Item | undefined =>
  items[which % items.length]

const quieter = { all: 'highlights', highlights: 'none', none: 'none' } as const
const bells: readonly FollowBell[] = ['all', 'highlights', 'none']

/** The same four people twice: in the product, and in the model of its rules. */
const openTown = async () => {
  const model = openNoticesModel()
  const people = new Map<Name, SignedInScope>()
  for (const name of names) people.set(name, await scene.person(name, true))
  const as = (name: Name) => people.get(name) as SignedInScope
  const nameOf = new Map([...people].map(([name, scope]) => [idOf(scope), name]))
  const posts: Written<ContentId>[] = []
  const comments: Written<CommentId>[] = []
  const bellOf = new Map<string, FollowBell>()
  const now = () => scene.world.clock.now().getTime()

  const listed = async (reader: Name) => (await scene.list(as(reader))).notifications

  /** Answers false where there is nothing to do it to. */
  const meet: Partial<Record<Doing, (step: Step) => Promise<unknown>>> = {
    post: async ({ who }) => {
      const id = await scene.publish(as(who))
      posts.push({ id, by: who })
      model.publish(who, id, now())
    },
    unpublish: async ({ which }) => {
      const post = one(posts, which)
      if (!post) return false
      await scene.on(as(post.by), 'unpublishContent', post.id)
      model.unpublish(post.id)
    },
    republish: async ({ which }) => {
      const post = one(posts, which)
      if (!post) return false
      await scene.republish(as(post.by), post.id)
      model.publish(post.by, post.id, now())
    },
    like: async ({ who, which }) => {
      const post = one(posts, which)
      if (!post) return false
      await scene.on(as(who), 'likeContent', post.id)
      model.like(who, post.id, now())
    },
    unlike: async ({ who, which }) => {
      const post = one(posts, which)
      if (!post) return false
      await scene.on(as(who), 'unlikeContent', post.id)
      model.unlike(who, post.id)
    },
    comment: async ({ who, which }) => {
      const post = one(posts, which)
      if (!post) return false
      const id = await scene.comment(as(who), post.id, 'Lovely light.')
      comments.push({ id, by: who, on: post.id })
      model.comment(who, post.id, id, now())
    },
    uncomment: async ({ which }) => {
      const comment = one(comments, which)
      if (!comment?.on) return false
      await scene.uncomment(as(comment.by), comment.on, comment.id)
      model.deleteComment(comment.id)
    },
    follow: async ({ who, whom }) => {
      await scene.to(as(who), 'followUser', as(whom))
      const key = `${who} ${whom}`
      bellOf.set(key, bellOf.get(key) ?? 'highlights')
      model.follow(who, whom, now())
    },
    unfollow: async ({ who, whom }) => {
      await scene.to(as(who), 'unfollowUser', as(whom))
      bellOf.delete(`${who} ${whom}`)
      model.unfollow(who, whom)
    },
    bell: async ({ who, whom, which }) => {
      const bell = bells[which % 3] ?? 'all'
      await scene.bell(as(who), as(whom), bell)
      bellOf.set(`${who} ${whom}`, bell)
      model.setBell(who, whom, bell)
    },
    mute: async ({ who, whom }) => {
      await scene.to(as(who), 'muteUser', as(whom))
      model.mute(who, whom)
    },
    unmute: async ({ who, whom }) => {
      await scene.to(as(who), 'unmuteUser', as(whom))
      model.unmute(who, whom)
    },
    block: async ({ who, whom }) => {
      await scene.to(as(who), 'blockUser', as(whom))
      for (const pair of [`${who} ${whom}`, `${whom} ${who}`]) bellOf.delete(pair)
      model.block(who, whom)
    },
    unblock: async ({ who, whom }) => {
      await scene.to(as(who), 'unblockUser', as(whom))
      model.unblock(who, whom)
    },
    see: async ({ who }) => {
      await scene.seen(as(who))
      model.see(who)
    },
    'read-all': async ({ who }) => {
      await scene.allRead(as(who))
      model.readAll(who)
    },
  }

  const act = async ({ do: what, who, which }: Step): Promise<unknown> => {
    const all = await listed(who)
    const notice = one(all, which)
    if (!notice) return false
    const at = all.indexOf(notice)
    if (what === 'read') {
      await scene.does(as(who), 'markRead', notice.id)
      return model.read(who, at)
    }
    if (what === 'remove') {
      await scene.does(as(who), 'deleteNotification', notice.id)
      return model.remove(who, at)
    }
    await scene.does(as(who), 'showFewer', notice.id)
    if (notice.kind !== 'publish') return model.turnOff(who, notice.kind as 'like')
    const creator = nameOf.get(notice.people[0]?.id as AccountId) as Name
    const bell = quieter[bellOf.get(`${who} ${creator}`) ?? 'none']
    bellOf.set(`${who} ${creator}`, bell)
    return model.setBell(who, creator, bell)
  }

  type Listed = Awaited<ReturnType<typeof listed>>[number]
  const shown = ({ kind, contentId, people: told, isRead }: Listed) => ({
    subject: kind === 'follow' ? 'follow' : `${kind}:${contentId}`,
    people: told.map(({ id }) => nameOf.get(id as AccountId)).toSorted(),
    isRead,
  })
  const sorted = (model: NoticesModel, reader: Name) =>
    model
      .list(reader, 'all')
      .map((notice) => ({ ...notice, people: [...notice.people].toSorted() }))

  return {
    take: (wanted: Step) => (meet[wanted.do] ?? act)(wanted),
    async compare(reader: Name) {
      expect((await listed(reader)).map(shown)).toEqual(sorted(model, reader))
      const { unseen, counts } = await scene.unread(as(reader))
      expect({ unseen, ...counts }).toEqual(model.counts(reader))
    },
  }
}

it('what people are told, and its numbers, agree with a model of the rules', async () => {
  const steps = countSteps<Doing>((error) => error instanceof DomainError)
  const story = fc.array(step, { minLength: 30, maxLength: 45 })
  const property = fc.asyncProperty(story, async (wanted) => {
    const town = await openTown()
    for (const next of wanted) {
      scene.later(next.wait)
      await steps.take(next.do, () => town.take(next))
      await scene.deliver()
      for (const reader of new Set([next.who, next.whom])) await town.compare(reader)
    }
    for (const reader of names) await town.compare(reader)
  })
  await checkStories(property, { few: 12, more: 120 }, () =>
    steps.expectAtLeast({
      post: 10,
      unpublish: 2,
      republish: 1,
      like: 12,
      unlike: 5,
      comment: 8,
      uncomment: 2,
      follow: 8,
      unfollow: 2,
      bell: 1,
      mute: 2,
      unmute: 1,
      block: 2,
      unblock: 1,
      see: 5,
      read: 3,
      'read-all': 2,
      remove: 3,
      fewer: 1,
    }),
  )
})
