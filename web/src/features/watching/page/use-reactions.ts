import type { ContentView, ReplyBody, Routes } from '@fanfare/contract'
import type { ProblemError } from '@fanfare/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { api, useAction } from '../../../core/api/api.ts'
import { toastProblem } from '../../../core/api/toast-result.ts'

type Answer = ReplyBody<Routes['readContent']>

/** Shown at once and taken back, in words, when the server did not take it. */
export const useReactions = ({ id, likeCount, viewer: { liked, saved } }: ContentView) => {
  const queries = useQueryClient()
  const queryKey = ['readContent', { params: { id } }]
  const change = async (more: (content: ContentView) => Partial<ContentView>) => {
    // A read that is on its way may have been answered before the press, and would take it back.
    await queries.cancelQueries({ queryKey })
    queries.setQueriesData<Answer>({ queryKey }, (answer) =>
      answer ? { content: { ...answer.content, ...more(answer.content) } } : answer,
    )
  }
  const readAgain = () => queries.invalidateQueries({ queryKey })
  const showLike = (next: boolean, count: number) =>
    change(({ viewer }) => ({ likeCount: count, viewer: { ...viewer, liked: next } }))
  const showSave = (next: boolean) =>
    change(({ viewer }) => ({ viewer: { ...viewer, saved: next } }))

  const like = useAction<{ likeCount: number }, ProblemError, boolean>({
    mutationFn: (next) => api.call(next ? 'likeContent' : 'unlikeContent', { params: { id } }),
    onMutate: (next) => showLike(next, likeCount + (next ? 1 : -1)),
    onSuccess: (answer, next) => showLike(next, answer.likeCount),
    onError: (_, next) => showLike(!next, likeCount),
    onSettled: readAgain,
  })
  const save = useAction<unknown, ProblemError, boolean>({
    mutationFn: (next) => api.call(next ? 'saveContent' : 'unsaveContent', { params: { id } }),
    onMutate: showSave,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['listSaved'] }),
    onError: (_, next) => showSave(!next),
    onSettled: readAgain,
  })
  return {
    toggleLike: () => void like.run(!liked).catch(toastProblem),
    toggleSave: () => void save.run(!saved).catch(toastProblem),
  }
}
