import type { RecommendedCard } from '@fanfare/contract'
import { useState } from 'react'
import { api } from '../../core/api/api.ts'
import { toastProblem } from '../../core/api/toast-result.ts'
import { showToast } from '../../ui/feedback/toast-store.ts'

export type FeedbackKind = 'more' | 'less' | 'not-creator'

const words = (kind: FeedbackKind, { creator }: RecommendedCard) => {
  if (kind === 'more') return 'You’ll see more like this'
  return kind === 'less'
    ? 'You’ll see less like this'
    : `You won’t see ${creator.displayName} in recommendations`
}

const takeBack = (kind: FeedbackKind, { id, creator }: RecommendedCard) =>
  kind === 'not-creator'
    ? api.call('unhideCreator', { params: { id: creator.id } })
    : api.call('withdrawFeedback', { params: { id } })

interface Gone {
  readonly kind: FeedbackKind
  readonly card: RecommendedCard
}

const removes = ({ kind, card }: Gone, other: RecommendedCard) =>
  kind === 'less' ? card.id === other.id : card.creator.id === other.creator.id

/**
 * What somebody says of a card, with a way back. The rest of the list stays as it is: what follows from
 * it comes with the next visit.
 */
export const useFeedback = () => {
  const [gone, setGone] = useState<readonly Gone[]>([])
  const undo = async (said: Gone) => {
    try {
      await takeBack(said.kind, said.card)
      setGone((now) => now.filter((each) => each !== said))
      showToast('Undone', { tone: 'good' })
    } catch (error) {
      toastProblem(error)
    }
  }
  const say = async (kind: FeedbackKind, card: RecommendedCard) => {
    try {
      await api.call('giveFeedback', { body: { contentId: card.id, kind } })
      const said = { kind, card }
      if (kind !== 'more') setGone((now) => [...now, said])
      const action = { label: 'Undo', onAct: () => void undo(said) }
      showToast(words(kind, card), { tone: 'good', action })
      return true
    } catch (error) {
      toastProblem(error)
      return false
    }
  }
  const isShown = (card: RecommendedCard) => !gone.some((each) => removes(each, card))
  return { say, isShown }
}
