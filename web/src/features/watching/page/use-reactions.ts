import type { ContentView, ReplyBody, Routes } from '@fanfare/contract'
import type { ProblemError } from '@fanfare/contract/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../core/api/api.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'

type Answer = ReplyBody<Routes['readContent']>

/** Shown at once and taken back, in words, when the server did not take it. */
export const useReactions = ({ id, likeCount, viewer: { liked, saved } }: ContentView) => {
  const queries = useQueryClient()
  const change = (more: (content: ContentView) => Partial<ContentView>) =>
    queries.setQueriesData<Answer>({ queryKey: ['readContent', { params: { id } }] }, (answer) =>
      answer ? { content: { ...answer.content, ...more(answer.content) } } : answer,
    )
  const showLike = (next: boolean, count: number) =>
    change(({ viewer }) => ({ likeCount: count, viewer: { ...viewer, liked: next } }))
  const showSave = (next: boolean) =>
    change(({ viewer }) => ({ viewer: { ...viewer, saved: next } }))

  const like = useMutation<{ likeCount: number }, ProblemError, boolean>({
    mutationFn: (next) => api.call(next ? 'likeContent' : 'unlikeContent', { params: { id } }),
    onMutate: (next) => void showLike(next, likeCount + (next ? 1 : -1)),
    onSuccess: (answer, next) => void showLike(next, answer.likeCount),
    onError: (error, next) => {
      showLike(!next, likeCount)
      showToast(error.problem.detail, { tone: 'bad' })
    },
  })
  const save = useMutation<unknown, ProblemError, boolean>({
    mutationFn: (next) => api.call(next ? 'saveContent' : 'unsaveContent', { params: { id } }),
    onMutate: (next) => void showSave(next),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['listSaved'] }),
    onError: (error, next) => {
      showSave(!next)
      showToast(error.problem.detail, { tone: 'bad' })
    },
  })
  return { toggleLike: () => like.mutate(!liked), toggleSave: () => save.mutate(!saved) }
}
