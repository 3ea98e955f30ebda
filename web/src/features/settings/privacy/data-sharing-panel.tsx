import type { DataSharing } from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import { LoadError } from '../../../core/api/load-error.tsx'
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx'
import formStyles from '../../../ui/form/field.module.css'
import { Select } from '../../../ui/form/select.tsx'
import { Switch } from '../../../ui/form/switch.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Panel } from '../../../ui/layout/panel.tsx'
import typography from '../../../ui/text/typography.module.css'
import { useDataSharing, useShared } from './use-data-sharing.ts'

const ages = [
  ['18-24', '18–24'],
  ['25-34', '25–34'],
  ['35-44', '35–44'],
  ['45-54', '45–54'],
  ['55-64', '55–64'],
  ['65+', '65 or older'],
] as const satisfies readonly (readonly [DataSharing['ageRange'], string])[]

const genders = [
  ['woman', 'Woman'],
  ['man', 'Man'],
  ['non-binary', 'Non-binary'],
  ['another', 'Another gender'],
] as const satisfies readonly (readonly [DataSharing['gender'], string])[]

export function DataSharingPanel() {
  const read = useDataSharing()
  const { data, error } = read
  return (
    <Panel title="Data Sharing">
      {data && <Choices sharing={data} />}
      {!data && error && (
        <LoadError level={3} title="We couldn’t load your data sharing setting" read={read} />
      )}
      {!data && !error && <SkeletonText lines={3} />}
    </Panel>
  )
}

function Choices({ sharing }: { sharing: DataSharing }) {
  const [on, turn] = useShared('on', sharing.on)
  return (
    <div className={layout.stack16}>
      <Switch
        label="Share my age range and gender"
        hint={`Lets us count you in totals about the audience of creators you follow or subscribe to. Only totals of ${limits.sharedAudience} or more people can be shown to them, never what you entered.`}
        checked={on}
        onChange={(event) => turn(event.target.checked)}
      />
      {on && <Details sharing={sharing} />}
      <p className={typography.hint}>
        {on
          ? 'Creators can’t see any of these totals yet. If you turn this off, we delete what you entered.'
          : 'It’s off, so we store neither.'}
      </p>
    </div>
  )
}

function Details({ sharing }: { sharing: DataSharing }) {
  const [ageRange, chooseAge] = useShared('ageRange', sharing.ageRange)
  const [gender, chooseGender] = useShared('gender', sharing.gender)
  return (
    <div className={formStyles.pair}>
      <Choice label="Age range" options={ages} value={ageRange} onChoose={chooseAge} />
      <Choice label="Gender" options={genders} value={gender} onChoose={chooseGender} />
    </div>
  )
}

type ChoiceProps<Value extends string> = {
  label: string
  options: readonly (readonly [Value, string])[]
  value: Value | null
  onChoose: (value: Value | null) => void
}

function Choice<Value extends string>({ label, options, value, onChoose }: ChoiceProps<Value>) {
  return (
    <Select
      label={label}
      optional
      value={value ?? ''}
      onChange={({ target }) =>
        onChoose(options.find(([known]) => known === target.value)?.[0] ?? null)
      }
    >
      <option value="">Prefer not to say</option>
      {options.map(([known, words]) => (
        <option key={known} value={known}>
          {words}
        </option>
      ))}
    </Select>
  )
}
