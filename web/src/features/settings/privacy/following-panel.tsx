import { useQuery } from '@tanstack/react-query'
import { api, readOf } from '../../../core/api/api.ts'
import { LoadError } from '../../../core/api/load-error.tsx'
import { queryClient } from '../../../core/api/query-client.ts'
import { useKeptAtOnce } from '../../../core/api/use-kept-at-once.ts'
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx'
import { Switch } from '../../../ui/form/switch.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'

const read = readOf('readFollowPrivacy')

export function FollowingPanel() {
  const query = useQuery(read)
  const { data, error } = query
  return (
    <Panel title="Who You Follow">
      {data && <ShowSwitch on={data.showFollowing} />}
      {!data && error && <LoadError level={3} title="We couldn’t load this setting" read={query} />}
      {!data && !error && <SkeletonText lines={2} />}
    </Panel>
  )
}

function ShowSwitch({ on }: { on: boolean }) {
  const [shown, turn] = useKeptAtOnce(on, {
    keep: async (showFollowing) => {
      const kept = await api.call('updateFollowPrivacy', { body: { showFollowing } })
      await queryClient.cancelQueries(read)
      queryClient.setQueryData(read.queryKey, kept)
    },
    sorry: (why) => `This setting wasn’t changed. ${why}`,
  })
  return (
    <Switch
      label="Show who I follow"
      hint="Lets anyone who can see your profile see which creators you follow, and find you among their followers. While it’s off, only you and those creators know."
      checked={shown}
      onChange={(event) => turn(event.target.checked)}
    />
  )
}
