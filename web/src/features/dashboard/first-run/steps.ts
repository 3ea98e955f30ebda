import type { FirstRun } from '@fanfare/contract'
import type { Href } from '../../../ui/layout/link.tsx'

type Step = keyof FirstRun['steps']

/** Leads to where it is done; sharing is done in place. */
interface StepWords {
  readonly step: Step
  readonly label: string
  readonly hint: string
  readonly verb: string
  readonly href: Href | null
}

/** In the order in which they help most. */
export const steps: readonly StepWords[] = [
  {
    step: 'picture',
    label: 'Add a photo',
    hint: 'It shows next to everything you post.',
    verb: 'Add photo',
    href: '/settings/profile',
  },
  {
    step: 'about',
    label: 'Say what you make',
    hint: 'A few sentences on your profile, so people know what they’ll get.',
    verb: 'Write about you',
    href: '/settings/profile',
  },
  {
    step: 'tier',
    label: 'Create your first tier',
    hint: 'Tiers are what fans subscribe to. A free one works too.',
    verb: 'Create tier',
    href: '/dashboard/subscriptions/tiers/new',
  },
  {
    step: 'post',
    label: 'Publish your first post',
    hint: 'A video, audio, images or an article.',
    verb: 'Create post',
    href: '/create',
  },
  {
    step: 'share',
    label: 'Share your page',
    hint: 'Send the link to people who already know you.',
    verb: 'Share page',
    href: null,
  },
]

export const countDone = ({ steps: done }: FirstRun) => Object.values(done).filter(Boolean).length
