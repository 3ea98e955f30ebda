import type { SearchFilters } from '@fanfare/contract'
import { likelyCurrency } from '../../../core/format/likely-currency.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Chip } from '../../../ui/layout/chip.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { activeFilters } from './active-filters.ts'

type Props = {
  filters: SearchFilters
  onChange: (change: SearchFilters) => void
  onClear: () => void
}

export function ActiveFilters({ filters, onChange, onClear }: Props) {
  const active = activeFilters(filters, new Date(), likelyCurrency(navigator.languages))
  if (active.length === 0) return null
  return (
    <fieldset className={layout.row8} aria-label="Active filters">
      {active.map(({ label, without }) => (
        <Chip key={label} onRemove={() => onChange(without)}>
          {label}
        </Chip>
      ))}
      <Button variant="ghost" size="sm" onClick={onClear}>
        Clear all
      </Button>
    </fieldset>
  )
}
