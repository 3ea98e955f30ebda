import type { ContentVisibility } from '@fanfare/contract'
import { Crown, Globe, Users } from 'lucide-react'
import formStyles from '../../../ui/form/field.module.css'
import { RadioCards } from '../../../ui/form/radio-cards.tsx'
import { Switch } from '../../../ui/form/switch.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { useEditing } from '../editor/use-editor.ts'
import { StepFoot } from '../step-foot.tsx'
import { hasFile, hasTimeline } from '../types.ts'
import { EarlyAccessField } from './early-access-field.tsx'
import { NoTier } from './no-tier.tsx'
import { PricingFields } from './pricing-fields.tsx'
import { SeriesField } from './series-field.tsx'
import { TeaserPanel } from './teaser-panel.tsx'

const audiences = [
  { value: 'public', label: 'Public', hint: 'Everyone', icon: <Globe size={20} /> },
  {
    value: 'subscribers',
    label: 'Subscribers',
    hint: 'All your paid tiers',
    icon: <Users size={20} />,
  },
  {
    value: 'premium',
    label: 'Premium subscribers',
    hint: 'Your premium tiers',
    icon: <Crown size={20} />,
  },
] as const

export function PricingStep() {
  const { draft, fields, change } = useEditing()
  return (
    <>
      <Panel title="Who it’s included for">
        <RadioCards
          legend="Visibility"
          name="visibility"
          options={audiences}
          value={fields.visibility}
          onChange={({ currentTarget }) =>
            change({ visibility: currentTarget.value as ContentVisibility })
          }
        />
      </Panel>
      <NoTier />
      <PricingFields />
      <Panel title="Early access">
        <EarlyAccessField />
      </Panel>
      {hasTimeline(draft.type) && <TeaserPanel />}
      <Panel title="Series">
        <SeriesField />
      </Panel>
      <Panel title="Post options">
        <div className={formStyles.stack}>
          <Switch
            label="Allow comments"
            hint="Anyone who can open it can comment"
            checked={fields.allowComments}
            onChange={({ currentTarget }) => change({ allowComments: currentTarget.checked })}
          />
          {hasFile(draft.type) && (
            <Switch
              label="Allow downloads"
              hint="Anyone who can open it can download the file"
              checked={fields.allowDownload}
              onChange={({ currentTarget }) => change({ allowDownload: currentTarget.checked })}
            />
          )}
        </div>
      </Panel>
      <StepFoot step={3} />
    </>
  )
}
