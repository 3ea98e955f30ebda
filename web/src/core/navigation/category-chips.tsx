import { type CategorySlug, categories } from '@fanfare/contract/categories'
import { Chip } from '../../ui/layout/chip.tsx'
import { cx } from '../../ui/lib/cx.ts'
import { restate } from './app-link.tsx'
import styles from './category-chips.module.css'

type Props = {
  category: CategorySlug | undefined
  slugs: readonly CategorySlug[]
  className?: string | undefined
}

/** One category of a page, or all; the address says which. */
export function CategoryChips({ category, slugs, className }: Props) {
  return (
    <fieldset className={cx(styles.chips, className)} aria-label="Category">
      <Chip pressed={!category} onPress={() => void restate<'/explore' | '/'>({})}>
        All
      </Chip>
      {slugs.map((slug) => (
        <Chip
          key={slug}
          pressed={slug === category}
          onPress={() => void restate<'/explore' | '/'>({ category: slug })}
        >
          {categories[slug].short}
        </Chip>
      ))}
    </fieldset>
  )
}
