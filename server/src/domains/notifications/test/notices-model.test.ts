import { describe, expect, it } from 'vitest'
import { type NoticesModel, openNoticesModel, type Tab } from './notices-model.ts'

const hour = 3_600_000
const day = 24 * hour
const noon = Date.UTC(2026, 0, 5, 12)

/** A creator, cleo, with one post. */
const withPost = () => {
  const model = openNoticesModel()
  model.publish('cleo', 'p1', noon)
  return model
}

/** `subject: people`, with a check behind what was read. */
const linesOf = (model: NoticesModel, reader: string, tab: Tab = 'all') =>
  model
    .list(reader, tab)
    .map(
      ({ subject, people, isRead }) =>
        `${subject}: ${[...people].sort().join(' ')}${isRead ? ' ✓' : ''}`,
    )

describe('what is told', () => {
  it('tells a creator of likes, comments and follows, each in its tab', () => {
    const model = withPost()
    model.like('ann', 'p1', noon)
    model.comment('ann', 'p1', 'c1', noon)
    model.follow('ann', 'cleo', noon)
    expect(linesOf(model, 'cleo')).toEqual(['follow: ann', 'comment:p1: ann', 'like:p1: ann'])
    expect(linesOf(model, 'cleo', 'likes')).toEqual(['like:p1: ann'])
    expect(linesOf(model, 'cleo', 'comments')).toEqual(['comment:p1: ann'])
    expect(linesOf(model, 'cleo', 'follows')).toEqual(['follow: ann'])
    expect(linesOf(model, 'cleo', 'system')).toEqual([])
    expect(linesOf(model, 'ann')).toEqual([])
  })

  it('tells nobody what they did themselves', () => {
    const model = withPost()
    model.like('cleo', 'p1', noon)
    model.comment('cleo', 'p1', 'c1', noon)
    expect(linesOf(model, 'cleo')).toEqual([])
  })

  it('tells a second like only after an unlike', () => {
    const model = withPost()
    model.like('ann', 'p1', noon)
    model.readAll('cleo')
    model.like('ann', 'p1', noon + 1)
    expect(linesOf(model, 'cleo')).toEqual(['like:p1: ann ✓'])
    model.unlike('ann', 'p1')
    model.like('ann', 'p1', noon + 2)
    expect(linesOf(model, 'cleo')).toEqual(['like:p1: ann'])
  })

  it('tells nothing more of a kind that is turned off, and keeps what was told', () => {
    const model = withPost()
    model.like('ann', 'p1', noon)
    model.turnOff('cleo', 'like')
    model.like('bea', 'p1', noon)
    model.comment('bea', 'p1', 'c1', noon)
    expect(linesOf(model, 'cleo')).toEqual(['comment:p1: bea', 'like:p1: ann'])
  })
})

describe('groups', () => {
  it('joins what is younger than 24 hours and begins anew at exactly 24', () => {
    const model = withPost()
    model.like('ann', 'p1', noon)
    model.like('bea', 'p1', noon + day - 1)
    model.like('cy', 'p1', noon + day)
    expect(linesOf(model, 'cleo')).toEqual(['like:p1: cy', 'like:p1: ann bea'])
  })

  it.each<[string, (model: NoticesModel) => void, string[]]>([
    ['seen', (model) => model.see('cleo'), ['like:p1: bea', 'like:p1: ann']],
    ['read', (model) => model.read('cleo', 0), ['like:p1: bea', 'like:p1: ann ✓']],
    ['removed', (model) => model.remove('cleo', 0), ['like:p1: bea']],
  ])('begins anew when the notice was %s', (_, touch, expected) => {
    const model = withPost()
    model.like('ann', 'p1', noon)
    touch(model)
    model.like('bea', 'p1', noon + 1)
    expect(linesOf(model, 'cleo')).toEqual(expected)
  })

  it('groups follows by the day in UTC', () => {
    const model = openNoticesModel()
    model.follow('ann', 'cleo', noon)
    model.follow('bea', 'cleo', noon + 12 * hour - 1)
    model.follow('cy', 'cleo', noon + 12 * hour)
    expect(linesOf(model, 'cleo')).toEqual(['follow: cy', 'follow: ann bea'])
  })

  it('keeps posts apart, and a notice in the place where it began', () => {
    const model = withPost()
    model.publish('cleo', 'p2', noon)
    model.like('ann', 'p1', noon)
    model.like('ann', 'p2', noon)
    model.like('bea', 'p1', noon + 1)
    expect(linesOf(model, 'cleo')).toEqual(['like:p2: ann', 'like:p1: ann bea'])
  })
})

describe('undoing', () => {
  it('takes the author of comments out with the last of them', () => {
    const model = withPost()
    model.comment('ann', 'p1', 'c1', noon)
    model.comment('ann', 'p1', 'c2', noon)
    model.comment('bea', 'p1', 'c3', noon)
    model.deleteComment('c1')
    expect(linesOf(model, 'cleo')).toEqual(['comment:p1: ann bea'])
    model.deleteComment('c2')
    expect(linesOf(model, 'cleo')).toEqual(['comment:p1: bea'])
    model.deleteComment('c3')
    expect(linesOf(model, 'cleo')).toEqual([])
  })

  it('takes an unlike out of an older notice too, and leaves its place to the others', () => {
    const model = withPost()
    model.like('ann', 'p1', noon)
    model.like('bea', 'p1', noon)
    model.see('cleo')
    model.like('cy', 'p1', noon)
    model.unlike('ann', 'p1')
    expect(linesOf(model, 'cleo')).toEqual(['like:p1: cy', 'like:p1: bea'])
  })

  it('begins a new notice where the last person had left', () => {
    const model = withPost()
    model.like('ann', 'p1', noon)
    model.comment('bea', 'p1', 'c1', noon)
    model.unlike('ann', 'p1')
    model.like('ann', 'p1', noon)
    expect(linesOf(model, 'cleo')).toEqual(['like:p1: ann', 'comment:p1: bea'])
  })

  it('takes an unfollow out', () => {
    const model = openNoticesModel()
    model.follow('ann', 'cleo', noon)
    model.follow('bea', 'cleo', noon)
    model.unfollow('ann', 'cleo')
    expect(linesOf(model, 'cleo')).toEqual(['follow: bea'])
  })

  it('takes everything of an unpublished post away for good', () => {
    const model = openNoticesModel()
    model.follow('ann', 'cleo', noon - 1)
    model.publish('cleo', 'p1', noon)
    model.like('bea', 'p1', noon)
    model.comment('bea', 'p1', 'c1', noon)
    model.unpublish('p1')
    model.publish('cleo', 'p1', noon + 1)
    expect(linesOf(model, 'ann')).toEqual([])
    expect(linesOf(model, 'cleo')).toEqual(['follow: ann'])
    // A like outlives the unpublishing, so the same person has nothing new to tell.
    model.like('bea', 'p1', noon + 2)
    model.like('cy', 'p1', noon + 2)
    expect(linesOf(model, 'cleo')).toEqual(['like:p1: cy', 'follow: ann'])
  })
})

describe('publishes', () => {
  it('shows them under All and Unread to whoever followed before', () => {
    const model = openNoticesModel()
    model.follow('ann', 'cleo', noon - 1)
    model.follow('bea', 'cleo', noon)
    model.publish('cleo', 'p1', noon)
    expect(linesOf(model, 'ann')).toEqual(['publish:p1: cleo'])
    expect(linesOf(model, 'ann', 'unread')).toEqual(['publish:p1: cleo'])
    expect(linesOf(model, 'ann', 'system')).toEqual([])
    expect(linesOf(model, 'bea')).toEqual([])
    model.turnOff('ann', 'publish')
    expect(linesOf(model, 'ann')).toEqual([])
  })

  it('rings for highlights: nothing else that is there was announced in the 24 hours before', () => {
    const model = openNoticesModel()
    model.follow('ann', 'cleo', noon - 1)
    model.publish('cleo', 'p1', noon)
    model.unpublish('p1')
    model.publish('cleo', 'p2', noon + 1)
    model.publish('cleo', 'p3', noon + day)
    model.unpublish('p2')
    expect(linesOf(model, 'ann')).toEqual([])
    model.publish('cleo', 'p4', noon + 2 * day)
    expect(linesOf(model, 'ann')).toEqual(['publish:p4: cleo'])
    model.setBell('ann', 'cleo', 'all')
    expect(linesOf(model, 'ann')).toEqual(['publish:p4: cleo', 'publish:p3: cleo'])
    model.setBell('ann', 'cleo', 'none')
    expect(linesOf(model, 'ann')).toEqual([])
  })

  it('makes the first of two posts of the same moment the highlight', () => {
    const model = openNoticesModel()
    model.follow('ann', 'cleo', noon - 1)
    model.publish('cleo', 'p1', noon)
    model.publish('cleo', 'p2', noon)
    expect(linesOf(model, 'ann')).toEqual(['publish:p1: cleo'])
  })

  it('begins anew with a new follow: its moment and its bell', () => {
    const model = openNoticesModel()
    model.follow('ann', 'cleo', noon - 1)
    model.setBell('ann', 'cleo', 'all')
    model.publish('cleo', 'p1', noon)
    model.unfollow('ann', 'cleo')
    model.follow('ann', 'cleo', noon + 1)
    model.publish('cleo', 'p2', noon + 2)
    expect(linesOf(model, 'ann')).toEqual([])
  })

  it('places them among other notices where they were published', () => {
    const model = openNoticesModel()
    model.publish('ann', 'own', noon)
    model.follow('ann', 'cleo', noon)
    model.like('bea', 'own', noon + 1)
    model.publish('cleo', 'p1', noon + 1)
    model.comment('bea', 'own', 'c1', noon + 1)
    model.like('cy', 'own', noon + 2)
    const expected = ['comment:own: bea', 'publish:p1: cleo', 'like:own: bea cy']
    expect(linesOf(model, 'ann')).toEqual(expected)
  })
})

describe('muting and blocking', () => {
  it('takes out whoever is muted, and brings back only their publishes', () => {
    const model = withPost()
    model.follow('cleo', 'ann', noon)
    model.publish('ann', 'p2', noon + 1)
    model.like('ann', 'p1', noon + 1)
    model.like('bea', 'p1', noon + 1)
    model.mute('cleo', 'ann')
    model.comment('ann', 'p1', 'c1', noon + 2)
    expect(linesOf(model, 'cleo')).toEqual(['like:p1: bea'])
    model.unmute('cleo', 'ann')
    expect(linesOf(model, 'cleo')).toEqual(['like:p1: bea', 'publish:p2: ann'])
    model.comment('ann', 'p1', 'c2', noon + 3)
    expect(linesOf(model, 'cleo', 'comments')).toEqual(['comment:p1: ann'])
  })

  it('blocks both ways and ends follows both ways', () => {
    const model = withPost()
    model.follow('ann', 'cleo', noon)
    model.follow('cleo', 'ann', noon)
    model.publish('ann', 'p2', noon + 1)
    model.like('ann', 'p1', noon + 1)
    model.comment('cleo', 'p2', 'c1', noon + 1)
    model.block('ann', 'cleo')
    model.unblock('ann', 'cleo')
    expect(linesOf(model, 'ann')).toEqual([])
    expect(linesOf(model, 'cleo')).toEqual([])
    model.setBell('ann', 'cleo', 'all')
    model.publish('cleo', 'p3', noon + 2)
    expect(linesOf(model, 'ann')).toEqual([])
  })
})

describe('seen, read, removed', () => {
  it('counts what was neither seen nor read, and what each list holds', () => {
    const model = withPost()
    model.like('ann', 'p1', noon)
    model.follow('ann', 'cleo', noon)
    model.see('cleo')
    model.comment('ann', 'p1', 'c1', noon)
    model.like('bea', 'p1', noon)
    model.read('cleo', 0)
    expect(linesOf(model, 'cleo', 'unread')).toEqual([
      'comment:p1: ann',
      'follow: ann',
      'like:p1: ann',
    ])
    expect(model.counts('cleo')).toEqual({
      unseen: 1,
      all: 4,
      unread: 3,
      likes: 2,
      comments: 1,
      follows: 1,
      system: 0,
    })
  })

  it('counts a publish as seen and read that was hidden at the time', () => {
    const model = openNoticesModel()
    model.follow('ann', 'cleo', noon - 1)
    model.mute('ann', 'cleo')
    model.publish('cleo', 'p1', noon)
    model.see('ann')
    model.unmute('ann', 'cleo')
    expect(linesOf(model, 'ann')).toEqual(['publish:p1: cleo'])
    expect(model.counts('ann')).toMatchObject({ unseen: 0, unread: 1 })
    model.setBell('ann', 'cleo', 'none')
    model.readAll('ann')
    model.setBell('ann', 'cleo', 'all')
    expect(linesOf(model, 'ann')).toEqual(['publish:p1: cleo ✓'])
  })

  it('removes a publish from one reader only, for good', () => {
    const model = openNoticesModel()
    model.follow('ann', 'cleo', noon - 1)
    model.follow('bea', 'cleo', noon - 1)
    model.publish('cleo', 'p1', noon)
    model.remove('ann', 0)
    model.setBell('ann', 'cleo', 'all')
    expect(linesOf(model, 'ann')).toEqual([])
    expect(linesOf(model, 'bea')).toEqual(['publish:p1: cleo'])
  })

  it('stops every count at 100', () => {
    const model = openNoticesModel()
    for (let number = 1; number <= 101; number++) {
      model.publish('cleo', `p${number}`, noon)
      model.like('ann', `p${number}`, noon)
    }
    expect(model.list('cleo', 'likes')).toHaveLength(101)
    expect(model.counts('cleo')).toMatchObject({ unseen: 100, all: 100, unread: 100, likes: 100 })
  })
})
