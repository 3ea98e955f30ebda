import { Megaphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { useViewer } from './viewer.ts'

/** Around the screens of creators: whoever is none is told how to become one. */
export function CreatorsOnly({ children }: { children: ReactNode }) {
  const viewer = useViewer()
  if (!viewer) return null
  if (viewer.role === 'creator') return children
  if (viewer.role === 'fan') {
    return (
      <EmptyState
        level={1}
        icon={<Megaphone size={24} />}
        title="This is where creators work"
        action={
          <Button variant="primary" href="/become-a-creator">
            Become a creator
          </Button>
        }
      >
        Publishing needs a creator account. It is one step and free.
      </EmptyState>
    )
  }
  return (
    <EmptyState level={1} icon={<Megaphone size={24} />} title="Staff accounts do not publish">
      Whoever moderates has no stake in what is moderated. Use a personal account to publish.
    </EmptyState>
  )
}
