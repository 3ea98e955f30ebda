import type { SearchFacets, SearchFilters } from '@fanfare/contract'
import { useState } from 'react'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { RadioList } from '../../../ui/form/radio-list.tsx'
import { Chip } from '../../../ui/layout/chip.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { totalText } from '../results/result-words.ts'
import { CategoryChoice } from './category-choice.tsx'
import { type Choice, chosenOf, lengths, periods, prices } from './choices.ts'
import styles from './filter-panel.module.css'

const shownTags = 8

type Props = {
  filters: SearchFilters
  /** Of whatever is shown; absent until the first results are there. */
  facets: SearchFacets | undefined
  isPeople: boolean
  onChange: (change: SearchFilters) => void
}

/** Beside the results, or in a sheet where there is no room. */
export function FilterPanel({ filters, facets, isPeople, onChange }: Props) {
  const [now] = useState(() => new Date())
  const verified = facets?.verified.find(({ value }) => value)?.count
  return (
    <div className={styles.panel}>
      <CategoryChoice
        counts={facets?.category ?? []}
        value={filters.category}
        onChange={(category) => onChange({ category })}
      />
      {!isPeople && (
        <>
          <OneOf
            legend="Price"
            choices={prices}
            value={filters.priceRange}
            onChange={(priceRange) => onChange({ priceRange })}
          />
          <OneOf
            legend="Length"
            choices={lengths}
            value={filters.duration}
            onChange={(duration) => onChange({ duration })}
          />
          <OneOf
            legend="Published"
            choices={periods(now)}
            value={filters.dateRange}
            onChange={(dateRange) => onChange({ dateRange })}
          />
          <Tags facets={facets} filters={filters} onChange={onChange} />
        </>
      )}
      <Checkbox
        label={
          verified === undefined
            ? 'Verified creators only'
            : `Verified creators only (${totalText(verified)})`
        }
        checked={filters.verified ?? false}
        onChange={({ currentTarget }) =>
          onChange({ verified: currentTarget.checked ? true : undefined })
        }
      />
    </div>
  )
}

type OneOfProps<Value> = {
  legend: string
  choices: readonly Choice<Value>[]
  value: unknown
  onChange: (value: Value | undefined) => void
}

function OneOf<Value>({ legend, choices, value, onChange }: OneOfProps<Value>) {
  return (
    <RadioList
      legend={legend}
      options={choices.map(({ name, label }) => ({ value: name, label }))}
      value={chosenOf(choices, value)?.name ?? null}
      onChange={(chosen) => onChange(choices.find(({ name }) => name === chosen)?.value)}
    />
  )
}

/** Those of the results, most used first; a post must have all that are chosen. */
function Tags({ facets, filters, onChange }: Omit<Props, 'isPeople'>) {
  const { tags: chosen = [] } = filters
  const offered = facets?.tags.slice(0, shownTags).map(({ value }) => value) ?? []
  const tags = [...new Set([...chosen, ...offered])]
  if (tags.length === 0) return null
  const toggle = (tag: string) => {
    const next = chosen.includes(tag) ? chosen.filter((one) => one !== tag) : [...chosen, tag]
    onChange({ tags: next.length > 0 ? next : undefined })
  }
  return (
    <fieldset>
      <legend className={styles.legend}>Tags</legend>
      <div className={layout.row8}>
        {tags.map((tag) => (
          <Chip key={tag} pressed={chosen.includes(tag)} onPress={() => toggle(tag)}>
            {`#${tag}`}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
