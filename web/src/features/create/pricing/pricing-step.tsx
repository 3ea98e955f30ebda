import formStyles from '../../../ui/form/field.module.css'
import { Switch } from '../../../ui/form/switch.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import typography from '../../../ui/text/typography.module.css'
import { useEditing } from '../editor/use-editor.ts'
import { StepFoot } from '../step-foot.tsx'
import { hasFile, hasTimeline } from '../types.ts'
import { AudienceField } from './audience-field.tsx'
import { EarlyAccessField } from './early-access-field.tsx'
import { NoTier } from './no-tier.tsx'
import { opensWords } from './pricing-words.ts'
import { SellField } from './sell-field.tsx'
import { SeriesField } from './series-field.tsx'
import { TeaserPanel } from './teaser-panel.tsx'

export function PricingStep() {
  const { draft, fields, change } = useEditing()
  return (
    <>
      <Panel title="Access and price">
        <div className={formStyles.stack}>
          <AudienceField />
          <NoTier />
          <SellField />
          <p className={typography.hint} role="status">
            {opensWords(fields)}
          </p>
        </div>
      </Panel>
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
