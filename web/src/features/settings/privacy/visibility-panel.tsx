import { Globe, UsersRound } from 'lucide-react'
import { api } from '../../../core/api/api.ts'
import { queryClient } from '../../../core/api/query-client.ts'
import { useKeptAtOnce } from '../../../core/api/use-kept-at-once.ts'
import { type Viewer, viewerQuery } from '../../../core/session/viewer.ts'
import { RadioCards } from '../../../ui/form/radio-cards.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { useOwnViewer } from '../use-own-viewer.ts'

type Visibility = Viewer['visibility']
const choices = [
  {
    value: 'everyone',
    label: 'Everyone',
    hint: 'Including search engines',
    icon: <Globe size={20} />,
  },
  {
    value: 'signed-in',
    label: 'Signed-in users',
    hint: 'Hidden from visitors and lists',
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
    sorry: (why) => `Your profile visibility wasn’t changed. ${why}`,
  })
  return (
    <Panel title="Profile Visibility">
      <RadioCards
        legend="Who can see your profile"
        name="visibility"
        options={choices}
        value={visibility}
        onChange={(event) => choose(event.target.value as Visibility)}
      />
    </Panel>
  )
}
