import { readFollowsAmong } from '../../social/index.ts'
import type { WrittenKind } from './kind.ts'
import { dayKey, several } from './words.ts'

export const follow: WrittenKind = {
  name: 'follow',
  type: 'follow',
  tab: 'follows',
  priority: 'low',
  opensPost: false,
  plural: 'new followers',
  category: 'newSubscriptions',
  mail: { one: 'new follower', many: 'new followers' },
  isSocial: true,
  endsWithPost: false,
  writtenFrom: {
    'social.followed': async (tx, events) => {
      const payloads = events.map(({ payload }) => payload)
      const follows = await readFollowsAmong(tx, payloads)
      const there = new Set(follows.map((one) => `${one.followerId} ${one.creatorId}`))
      return events
        .filter(({ payload }) => there.has(`${payload.followerId} ${payload.creatorId}`))
        .map(({ payload: { followerId, creatorId }, occurredAt }) => ({
          recipient: creatorId,
          groupKey: dayKey(occurredAt),
          person: followerId,
          causeId: creatorId,
          at: occurredAt,
        }))
    },
  },
  takenBackBy: {
    'social.unfollowed': async (tx, events) => {
      const payloads = events.map(({ payload }) => payload)
      const again = await readFollowsAmong(tx, payloads)
      const there = new Set(again.map((one) => `${one.followerId} ${one.creatorId}`))
      return payloads
        .filter(({ followerId, creatorId }) => !there.has(`${followerId} ${creatorId}`))
        .map(({ followerId, creatorId }) => ({ person: followerId, causeId: creatorId }))
    },
  },
  words: ({ names, people, personCount }) => ({
    title: several(personCount, 'New follower', 'New followers'),
    message: `${names} followed you.`,
    actionUrl: people[0] ? `/profile/${people[0].username}` : null,
  }),
}
