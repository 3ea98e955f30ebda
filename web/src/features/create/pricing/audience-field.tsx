import type { ContentVisibility } from '@fanfare/contract'
import { Crown, Globe, Users } from 'lucide-react'
import { RadioCards } from '../../../ui/form/radio-cards.tsx'
import { useEditing } from '../editor/use-editor.ts'
import { chooseAudience } from './choices.ts'
import { audienceWords, isUndecided } from './pricing-words.ts'

const optionsFor = (isSold: boolean) => [
  {
    value: 'public' as const,
    label: audienceWords.public,
    hint: isSold ? 'Anyone who buys it' : 'Anyone can open it',
    icon: <Globe size={20} />,
  },
  {
    value: 'subscribers' as const,
    label: audienceWords.subscribers,
    hint: 'All your paid tiers',
    icon: <Users size={20} />,
  },
  {
    value: 'premium' as const,
    label: audienceWords.premium,
    hint: 'Your premium tiers',
    icon: <Crown size={20} />,
  },
]

/** Who has it included. */
export function AudienceField() {
  const { fields, change } = useEditing()
  const isSold = fields.pricing.type === 'paid'
  const undecided = isUndecided(fields)
  return (
    <RadioCards<ContentVisibility | ''>
      legend="Who gets it?"
      name="visibility"
      options={optionsFor(isSold)}
      value={undecided ? '' : fields.visibility}
      error={undecided ? 'Choose who gets it.' : undefined}
      onChange={({ currentTarget }) =>
        change(chooseAudience(fields, currentTarget.value as ContentVisibility))
      }
    />
  )
}
