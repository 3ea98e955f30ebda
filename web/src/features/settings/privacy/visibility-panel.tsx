import type { ProblemError } from '@fanfare/contract/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Globe, UsersRound } from 'lucide-react'
import { api } from '../../../app/api.ts'
import { type Viewer, viewerQuery } from '../../../app/viewer.ts'
import { Panel } from '../../../ui/panel.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { useOwnViewer } from '../use-own-viewer.ts'

type Visibility = Viewer['visibility']
const choices = [
  { value: 'everyone', label: 'Everyone', hint: 'Search engines too', icon: <Globe size={20} /> },
  {
    value: 'signed-in',
    label: 'Signed-in people',
    hint: 'Hidden from strangers and lists',
    icon: <UsersRound size={20} />,
  },
] as const

export function VisibilityPanel() {
  const { visibility } = useOwnViewer()
  const queries = useQueryClient()
  const show = (next: Visibility) =>
    queries.setQueryData(
      viewerQuery.queryKey,
      (known) => known && { user: { ...known.user, visibility: next } },
    )
  const keep = useMutation<{ visibility: Visibility }, ProblemError, Visibility, Visibility>({
    mutationKey: ['updatePrivacy'],
    mutationFn: (next) => api.call('updatePrivacy', { body: { visibility: next } }),
    onMutate: async (next) => {
      await queries.cancelQueries(viewerQuery)
      show(next)
      return visibility
    },
    onSuccess: (kept) => show(kept.visibility),
    onError: ({ problem }, _, before) => {
      if (before) show(before)
      showToast(`Who sees your profile was not changed. ${problem.detail}`, { tone: 'bad' })
    },
  })
  return (
    <Panel title="Profile Visibility">
      <RadioCards
        legend="Who sees your profile"
        name="visibility"
        options={choices}
        value={visibility}
        onChange={(event) => keep.mutate(event.target.value as Visibility)}
      />
    </Panel>
  )
}
