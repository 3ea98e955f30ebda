import { Megaphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Button } from '../../ui/form/button.tsx'
import { BirthDateSlot } from './birth-date-slot.tsx'
import { useViewer } from './viewer.ts'

/** Wraps the screens of creators, and tells others how to become one. */
export function CreatorsOnly({ children }: { children: ReactNode }) {
  const viewer = useViewer()
  if (!viewer) return null
  if (viewer.role === 'creator') {
    return (
      <>
        {children}
        <BirthDateSlot />
      </>
    )
  }
  if (viewer.role === 'fan') {
    return (
      <EmptyState
        level={1}
        icon={<Megaphone size={24} />}
        title="This page is for creators"
        action={
          <Button variant="primary" href="/become-a-creator">
            Become a creator
          </Button>
        }
      >
        You need a creator account to publish. It’s free and takes one step.
      </EmptyState>
    )
  }
  return (
    <EmptyState level={1} icon={<Megaphone size={24} />} title="Staff accounts can’t publish">
      Moderators can’t publish on Fanfare. Use a personal account instead.
    </EmptyState>
  )
}
