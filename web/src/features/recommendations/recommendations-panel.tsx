import type { RecommendationSettings } from '@fanfare/contract'
import { useEffect, useRef, useState } from 'react'
import { api, useCommand } from '../../core/api/api.ts'
import { LoadError } from '../../core/api/load-error.tsx'
import { queryClient } from '../../core/api/query-client.ts'
import { toastResult, toastSuccess } from '../../core/api/toast-result.ts'
import { useKeptAtOnce } from '../../core/api/use-kept-at-once.ts'
import { SkeletonText } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import layout from '../../ui/layout/layout.module.css'
import { Panel } from '../../ui/layout/panel.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import typography from '../../ui/text/typography.module.css'
import { HiddenCreators } from './hidden-creators.tsx'
import { Interests } from './interests.tsx'
import { keepSettings, useRecommendationSettings } from './use-settings.ts'

const anchor = 'recommendations'

/** What shapes them, and how to turn them off. */
export function RecommendationsPanel() {
  const panel = useRef<HTMLElement>(null)
  const read = useRecommendationSettings()
  const { data, error } = read
  const isKnown = data !== undefined
  // Loaded later than the address was followed.
  useEffect(() => {
    if (isKnown && location.hash === `#${anchor}`) panel.current?.scrollIntoView()
  }, [isKnown])
  return (
    <Panel ref={panel} id={anchor} title="What Shapes Your Recommendations">
      {data && <Choices settings={data} />}
      {!data && error && <LoadError level={3} title="We couldn’t load this setting" read={read} />}
      {!data && !error && <SkeletonText lines={3} />}
    </Panel>
  )
}

function Choices({ settings }: { settings: RecommendationSettings }) {
  const [on, turn] = useKeptAtOnce(settings.on, {
    keep: async (wanted) => {
      await keepSettings(await api.call('updateRecommendationSettings', { body: { on: wanted } }))
      await queryClient.invalidateQueries({ queryKey: ['listHiddenCreators'] })
    },
    sorry: (why) => `This setting wasn’t changed. ${why}`,
  })
  return (
    <div className={layout.stack20}>
      <Switch
        label="Personalized recommendations"
        hint="Picks posts for you from what you watch, like, save, comment on and buy, and whom you follow. If you turn this off, we delete what we saved for this and your choices below. Your likes, saved posts and follows stay."
        checked={on}
        onChange={(event) => turn(event.target.checked)}
      />
      {on && settings.on && <Details settings={settings} />}
    </div>
  )
}

function Details({ settings }: { settings: RecommendationSettings }) {
  return (
    <>
      <section className={layout.stack8}>
        <h3>Interests</h3>
        <Interests
          key={settings.interests.join()}
          chosen={settings.interests}
          save="Save interests"
          onSaved={() => toastSuccess('Interests saved')}
        />
      </section>
      <HiddenCreators />
      <Reset />
    </>
  )
}

function Reset() {
  const [isAsking, setIsAsking] = useState(false)
  const command = useCommand('resetRecommendations', { refresh: ['listForYou'] })
  const reset = async () => {
    await toastResult(command.run({}), 'Recommendations reset')
    setIsAsking(false)
  }
  return (
    <section className={layout.stack8}>
      <h3>Start over</h3>
      <p className={typography.hint}>
        Forgets what you watched and what you asked for more or less of. Your interests and hidden
        creators stay.
      </p>
      <div>
        <Button variant="outline" onClick={() => setIsAsking(true)}>
          Reset recommendations
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title="Reset your recommendations?"
        confirm="Reset"
        busy={command.isPending}
        onConfirm={() => void reset()}
        onClose={() => setIsAsking(false)}
      >
        We forget what they were based on. This can’t be undone.
      </ConfirmDialog>
    </section>
  )
}
