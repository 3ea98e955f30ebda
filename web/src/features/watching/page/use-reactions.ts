import type { ContentView, ReplyBody, Routes } from '@fanfare/contract'
import type { ProblemError } from '@fanfare/contract/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../core/api/api.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'

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

  const like = useMutation<{ likeCount: number }, ProblemError, boolean>({
    mutationFn: (next) => api.call(next ? 'likeContent' : 'unlikeContent', { params: { id } }),
    onMutate: (next) => showLike(next, likeCount + (next ? 1 : -1)),
    onSuccess: (answer, next) => showLike(next, answer.likeCount),
    onError: async (error, next) => {
      await showLike(!next, likeCount)
      showToast(error.problem.detail, { tone: 'bad' })
    },
    onSettled: readAgain,
  })
  const save = useMutation<unknown, ProblemError, boolean>({
    mutationFn: (next) => api.call(next ? 'saveContent' : 'unsaveContent', { params: { id } }),
    onMutate: showSave,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['listSaved'] }),
    onError: async (error, next) => {
      await showSave(!next)
      showToast(error.problem.detail, { tone: 'bad' })
    },
    onSettled: readAgain,
  })
  return { toggleLike: () => like.mutate(!liked), toggleSave: () => save.mutate(!saved) }
}
