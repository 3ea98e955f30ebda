import { type CategorySlug, categories, categorySlugs } from '@fanfare/contract/categories'
import { limits } from '@fanfare/contract/limits'
import { type ReactNode, useState } from 'react'
import { useCommand } from '../../core/api/api.ts'
import { toastProblem } from '../../core/api/toast-result.ts'
import { Button } from '../../ui/form/button.tsx'
import { Chip } from '../../ui/layout/chip.tsx'
import layout from '../../ui/layout/layout.module.css'
import typography from '../../ui/text/typography.module.css'
import styles from './interests.module.css'
import { keepSettings } from './use-settings.ts'

const { least, most } = limits.interests

const hintOf = (count: number) => {
  if (count === 0) return `Choose at least ${least}.`
  if (count < least) return `Choose ${least - count} more.`
  return count === most ? `That’s all ${most}.` : `${count} chosen.`
}

type Props = {
  chosen: readonly CategorySlug[]
  save: string
  onSaved: (interests: readonly CategorySlug[]) => void
  /** Beside the button, told whether something is being saved. */
  beside?: (choose: (interests: CategorySlug[]) => void, isSaving: boolean) => ReactNode
}

export function Interests({ chosen, save, onSaved, beside }: Props) {
  const [interests, setInterests] = useState(chosen)
  const command = useCommand('chooseInterests')
  const toggle = (slug: CategorySlug) =>
    setInterests((now) =>
      now.includes(slug) ? now.filter((each) => each !== slug) : [...now, slug].slice(0, most),
    )
  const choose = async (kept: CategorySlug[]) => {
    try {
      await keepSettings(await command.run({ body: { interests: kept } }))
      onSaved(kept)
    } catch (error) {
      toastProblem(error)
    }
  }
  return (
    <div className={layout.stack16}>
      <fieldset className={styles.chips} aria-label="Interests">
        {categorySlugs.map((slug) => (
          <Chip key={slug} pressed={interests.includes(slug)} onPress={() => toggle(slug)}>
            {categories[slug].name}
          </Chip>
        ))}
      </fieldset>
      <div className={styles.actions}>
        <Button
          variant="primary"
          disabled={interests.length < least}
          loading={command.isPending}
          onClick={() => void choose([...interests])}
        >
          {save}
        </Button>
        {beside?.((kept) => void choose(kept), command.isPending)}
        <p role="status" className={typography.hint}>
          {hintOf(interests.length)}
        </p>
      </div>
    </div>
  )
}
