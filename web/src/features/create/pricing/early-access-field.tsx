import { limits } from '@fanfare/contract/limits'
import formStyles from '../../../ui/form/field.module.css'
import { Select } from '../../../ui/form/select.tsx'
import { Switch } from '../../../ui/form/switch.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useEditing } from '../editor/use-editor.ts'
import styles from '../wizard.module.css'

const most = limits.earlyAccessDays

export function EarlyAccessField() {
  const { fields, problems, change } = useEditing()
  const { earlyAccess } = fields
  return (
    <div className={formStyles.stack}>
      <Switch
        label="Offer early access"
        hint="Let some subscribers open it before everyone else"
        checked={earlyAccess !== null}
        onChange={({ currentTarget }) =>
          change({ earlyAccess: currentTarget.checked ? { level: 'subscribers', days: 7 } : null })
        }
      />
      {earlyAccess && (
        <div className={styles.pair}>
          <Select
            label="Who gets it first"
            value={earlyAccess.level}
            onChange={({ currentTarget }) =>
              change({
                earlyAccess: {
                  ...earlyAccess,
                  level: currentTarget.value as typeof earlyAccess.level,
                },
              })
            }
          >
            <option value="subscribers">Any paid tier</option>
            <option value="premium">Premium tiers</option>
          </Select>
          <TextField
            label="Days before everyone else"
            type="number"
            min={1}
            max={most}
            value={earlyAccess.days || ''}
            error={problems.earlyAccess && `Enter 1 to ${most} days`}
            onChange={({ currentTarget }) =>
              change({ earlyAccess: { ...earlyAccess, days: Number(currentTarget.value) } })
            }
          />
        </div>
      )}
    </div>
  )
}
