import type { RecommendedCard } from '@fanfare/contract'
import { Info, SlidersHorizontal, ThumbsDown, ThumbsUp, UserX } from 'lucide-react'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { Menu } from '../../ui/overlay/menu.tsx'
import typography from '../../ui/text/typography.module.css'
import type { FeedbackKind } from './use-feedback.ts'
import styles from './why-menu.module.css'
import { longWhy, shortWhy } from './why-words.ts'

type Props = { card: RecommendedCard; onSay: (kind: FeedbackKind) => void }

/** Why a post is recommended, and what to do about it. */
export function WhyMenu({ card, onSay }: Props) {
  const [strongest] = card.why
  if (!strongest) return null
  return (
    <Menu
      label={`Recommendation of ${card.title}`}
      head={
        <div className={styles.head}>
          <p className={styles.title}>Why this?</p>
          {card.why.map((why) => (
            <p key={why.reason} className={typography.secondary}>
              {longWhy(why, card)}
            </p>
          ))}
        </div>
      }
      items={[
        { label: 'More like this', icon: <ThumbsUp size={16} />, onSelect: () => onSay('more') },
        { label: 'Less like this', icon: <ThumbsDown size={16} />, onSelect: () => onSay('less') },
        {
          label: `Don’t recommend ${card.creator.displayName}`,
          icon: <UserX size={16} />,
          onSelect: () => onSay('not-creator'),
        },
        {
          label: 'Edit your interests',
          icon: <SlidersHorizontal size={16} />,
          href: '/settings/privacy#recommendations',
          apart: true,
        },
      ]}
      trigger={(props) => (
        <button type="button" className={styles.why} {...props}>
          <Info size={14} className={styles.icon} />
          <VisuallyHidden>Why this? </VisuallyHidden>
          <span className={styles.words}>{shortWhy(strongest, card)}</span>
        </button>
      )}
    />
  )
}
