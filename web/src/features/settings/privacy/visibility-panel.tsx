import { Globe, UsersRound } from 'lucide-react'
import { api } from '../../../app/api.ts'
import { queryClient } from '../../../app/query-client.ts'
import { useKeptAtOnce } from '../../../app/use-kept-at-once.ts'
import { type Viewer, viewerQuery } from '../../../app/viewer.ts'
import { Panel } from '../../../ui/panel.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
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

const keepVisibility = async (wanted: Visibility) => {
  const { visibility } = await api.call('updatePrivacy', { body: { visibility: wanted } })
  await queryClient.cancelQueries(viewerQuery)
  queryClient.setQueryData(
    viewerQuery.queryKey,
    (known) => known && { user: { ...known.user, visibility } },
  )
}

export function VisibilityPanel() {
  const [visibility, choose] = useKeptAtOnce(useOwnViewer().visibility, {
    keep: keepVisibility,
    sorry: (why) => `Who sees your profile was not changed. ${why}`,
  })
  return (
    <Panel title="Profile Visibility">
      <RadioCards
        legend="Who sees your profile"
        name="visibility"
        options={choices}
        value={visibility}
        onChange={(event) => choose(event.target.value as Visibility)}
      />
    </Panel>
  )
}
