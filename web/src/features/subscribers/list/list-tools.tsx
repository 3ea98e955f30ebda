import type { TierView } from '@fanfare/contract'
import { Download, Gift } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import formStyles from '../../../ui/form/field.module.css'
import { SearchField } from '../../../ui/form/search-field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { FilterTabs } from '../../../ui/layout/filter-tabs.tsx'
import { lazyAfterPaint } from '../../../ui/lib/lazy-component.ts'
import type { Asked } from '../use-audience.ts'
import styles from './list.module.css'
import { exportHref, filters } from './subscribers-query.ts'

const GiveDialog = lazyAfterPaint(() => import('./give-dialog.tsx'), 'GiveDialog')

type Props = {
  asked: Asked
  tiers: readonly TierView[]
  onChange: (name: 'q' | 'state' | 'tier', value: string) => void
}

export function ListTools({ asked, tiers, onChange }: Props) {
  const [giving, setGiving] = useState(false)
  const paid = tiers.filter(({ price }) => price.amount > 0)
  return (
    <>
      <div className={formStyles.row}>
        <div className={styles.search}>
          <SearchField
            label="Search by name or username"
            q={asked.search ?? ''}
            maxLength={60}
            onChange={(q) => onChange('q', q)}
          />
        </div>
        {tiers.length > 1 && (
          <div className={styles.tier}>
            <Select
              label="Tier"
              value={asked.tierId ?? ''}
              onChange={({ currentTarget }) => onChange('tier', currentTarget.value)}
            >
              <option value="">All tiers</option>
              {tiers.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </div>
        )}
        <Button variant="outline" icon={<Download size={16} />} href={exportHref(asked)} download>
          Export CSV
        </Button>
        {paid.length > 0 && (
          <Button icon={<Gift size={16} />} onClick={() => setGiving(true)}>
            Give access
          </Button>
        )}
      </div>
      <FilterTabs
        label="Status"
        options={filters}
        value={asked.state ?? ''}
        onChoose={(state) => onChange('state', state)}
      />
      {giving && (
        <Suspense>
          <GiveDialog tiers={paid} onClose={() => setGiving(false)} />
        </Suspense>
      )}
    </>
  )
}
