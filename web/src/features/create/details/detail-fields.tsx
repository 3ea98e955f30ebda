import { categories, categorySlugs } from '@fanfare/contract/categories'
import { limits } from '@fanfare/contract/limits'
import formStyles from '../../../ui/form/field.module.css'
import { Select } from '../../../ui/form/select.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { useEditing } from '../editor/use-editor.ts'
import styles from '../wizard.module.css'
import { TagsField } from './tags-field.tsx'

/** What every kind of post is described by, under its title. */
export function DetailFields() {
  const { fields, problems, change } = useEditing()
  return (
    <div className={formStyles.stack}>
      <TextArea
        label="Description"
        optional
        limit={limits.description}
        value={fields.description}
        error={problems.description}
        onChange={({ currentTarget }) => change({ description: currentTarget.value })}
      />
      <div className={styles.pair}>
        <Select
          label="Category"
          value={fields.category}
          onChange={({ currentTarget }) =>
            change({ category: currentTarget.value as typeof fields.category })
          }
        >
          {categorySlugs.map((slug) => (
            <option key={slug} value={slug}>
              {categories[slug].name}
            </option>
          ))}
        </Select>
        <TagsField tags={fields.tags} onChange={(tags) => change({ tags })} />
      </div>
    </div>
  )
}
