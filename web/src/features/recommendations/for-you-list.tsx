import type { RequestOf, Routes } from '@fanfare/contract'
import { Compass } from 'lucide-react'
import { useRef } from 'react'
import { useReadFromTop } from '../../core/api/pages.ts'
import { toastProblem } from '../../core/api/toast-result.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ContentList, useContentPages, type View } from '../content-cards/index.ts'
import styles from './for-you-list.module.css'
import { type FeedbackKind, useFeedback } from './use-feedback.ts'
import { WhyMenu } from './why-menu.tsx'

type Request = RequestOf<Routes['listForYou']>
type Props = { request: Request; view: View }

/** Steady: somebody who comes back finds what they had in front of them. */
const useForYou = (request: Request) => {
  const list = useContentPages('listForYou', request, { isSteady: true })
  const readFromTop = useReadFromTop()
  const isOver = list.error?.problem.code === 'request.cursor-mismatch'
  const beginAgain = () => void readFromTop('listForYou', request).catch(toastProblem)
  return isOver ? { ...list, fetchNextPage: beginAgain } : list
}

export function ForYouList({ request, view }: Props) {
  const list = useForYou(request)
  const { say, isShown } = useFeedback()
  const posts = useRef<HTMLElement>(null)
  const onSay = async (kind: FeedbackKind, card: Parameters<typeof say>[1]) => {
    const isDone = await say(kind, card)
    // The card is gone, and with it the button that had the focus.
    if (isDone && kind !== 'more') posts.current?.focus({ preventScroll: true })
  }
  return (
    <section ref={posts} tabIndex={-1} aria-label="Posts" className={styles.posts}>
      <ContentList
        list={{ ...list, content: list.content?.filter(isShown) }}
        view={view}
        foot={(card) => <WhyMenu card={card} onSay={(kind) => void onSay(kind, card)} />}
        empty={<Nothing />}
      />
    </section>
  )
}

function Nothing() {
  return (
    <EmptyState level={3} icon={<Compass size={24} />} title="Nothing to recommend yet">
      Watch, like or save a few posts, or choose another type or category.
    </EmptyState>
  )
}
