import type { ReactNode } from 'react'
import { Button } from '../form/button.tsx'
import { EmptyState } from './empty-state.tsx'

type Props = { icon: ReactNode; title: string; children: ReactNode }

/** In place of a whole screen whose subject is not there, or not there for this person. */
export function MissingState(props: Props) {
  return (
    <EmptyState
      {...props}
      level={1}
      action={
        <Button variant="primary" href="/">
          Go Home
        </Button>
      }
    />
  )
}
