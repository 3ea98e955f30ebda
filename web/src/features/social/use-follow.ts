import type { AccountId, FollowBell, FollowFacts, FollowSource } from '@fanfare/contract'
import type { ProblemError } from '@fanfare/contract/client'
import { type Query, useMutationState, useQueryClient } from '@tanstack/react-query'
import { api, useAction } from '../../core/api/api.ts'
import { toastProblem } from '../../core/api/toast-result.ts'
import { holdsCreator, withCreator } from './creator-facts.ts'
import { rereadFeed } from './reread-feed.ts'

/** Null is not to follow. */
type Wanted = FollowBell | 'follow' | null

const send = (id: AccountId, wanted: Wanted, from: FollowSource) => {
  const params = { id }
  if (wanted === null) return api.call('unfollowUser', { params })
  if (wanted === 'follow') return api.call('followUser', { params, body: { from } })
  return api.call('setFollowBell', { params, body: { bell: wanted } })
}

const isList = ({ queryKey }: Query) => String(queryKey[0]).startsWith('list')
const isReading = ({ state }: Query) => state.fetchStatus === 'fetching'

/** Following again what one follows leaves its bell. */
const stateAfter = (state: FollowFacts['viewer'], wanted: Wanted) => {
  const bell = wanted === 'follow' ? (state?.bell ?? 'highlights') : wanted
  return { follows: bell !== null, bell }
}

/** What there will be to see. */
const expected = ({ followerCount, viewer }: FollowFacts, wanted: Wanted): FollowFacts => {
  const after = stateAfter(viewer, wanted)
  const change = Number(after.follows) - Number(viewer?.follows ?? false)
  return { followerCount: followerCount + change, viewer: after }
}

/**
 * Shown at once wherever this creator is on the page, and taken back, in words, when the server did
 * not take it. Presses are sent one after the other, and only the last one's answer is shown.
 */
export const useFollow = (id: AccountId, stored: FollowFacts['viewer'], from: FollowSource) => {
  const queries = useQueryClient()
  const mutationKey = ['follow', id]
  const pressed = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Wanted,
  }).at(-1)
  const isShowing = ({ state }: Query) => holdsCreator(state.data, id)
  const showing = { predicate: isShowing }
  const show = (change: (facts: FollowFacts) => FollowFacts) =>
    queries.setQueriesData(showing, (answer: unknown) => withCreator(answer, id, change))
  const isLast = () => queries.isMutating({ mutationKey }) <= 1

  /**
   * A page about one thing is read again at once. A list with this creator in it is not, unless its
   * answer was on its way or something was shown too early: it may be as long as somebody scrolled.
   * The feed is: it shows those who are followed, and now these are others.
   */
  const readAgain = async (hasFailed: boolean) => {
    const isDue = (query: Query) => hasFailed || !isList(query) || isReading(query)
    await queries.invalidateQueries({ ...showing, refetchType: 'none' })
    await queries.refetchQueries({
      type: 'active',
      predicate: (query) => isShowing(query) && isDue(query),
    })
    rereadFeed(queries)
  }

  const { run } = useAction<FollowFacts, ProblemError, Wanted>({
    mutationKey,
    scope: { id: `follow ${id}` },
    mutationFn: (wanted) => send(id, wanted, from),
    onMutate: async (wanted) => {
      // A read that is on its way may have been answered before the press, and would take it back.
      await queries.cancelQueries(showing)
      show((facts) => expected(facts, wanted))
    },
    onSuccess: (facts) => void (isLast() && show(() => facts)),
    onSettled: (_, error) => (isLast() ? readAgain(error !== null) : undefined),
  })
  const press = (wanted: Wanted) => void run(wanted).catch(toastProblem)
  return {
    // A read that was answered before the press was stored must not take it back meanwhile.
    state: pressed === undefined ? stored : stateAfter(stored, pressed),
    follow: () => press('follow'),
    unfollow: () => press(null),
    ring: (bell: FollowBell) => press(bell),
  }
}
