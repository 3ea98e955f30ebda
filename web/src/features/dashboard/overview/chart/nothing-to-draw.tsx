import { ChartLine } from 'lucide-react'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { Button } from '../../../../ui/form/button.tsx'
import type { Metric } from './charted.ts'

const words = {
  earnings: {
    title: 'No earnings in this time',
    text: 'Sales, renewals and tips are drawn here by day, next to the posts you publish.',
    action: { name: 'View your tiers', href: '/dashboard/subscriptions/tiers' },
  },
  subscribers: {
    title: 'No subscribers yet',
    text: 'Once someone joins a tier, you’ll see how your audience grows from day to day.',
    action: { name: 'View your tiers', href: '/dashboard/subscriptions/tiers' },
  },
  views: {
    title: 'No views in this time',
    text: 'Publish a post and share it: its views are drawn here by day. Your own don’t count.',
    action: { name: 'Create a post', href: '/create' },
  },
} as const satisfies Record<Metric, object>

/** Says what will be here, and the one thing that fills it. */
export function NothingToDraw({ metric }: { metric: Metric }) {
  const { title, text, action } = words[metric]
  return (
    <EmptyState
      level={3}
      icon={<ChartLine size={24} />}
      title={title}
      action={<Button href={action.href}>{action.name}</Button>}
    >
      {text}
    </EmptyState>
  )
}
