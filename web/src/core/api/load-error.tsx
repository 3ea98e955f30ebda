import type { ProblemError } from '@fanfare/contract/client'
import type { ReactNode } from 'react'
import { ErrorState } from '../../ui/feedback/error-state.tsx'

type Props = {
  title: string
  level?: 1 | 2 | 3
  read: { error: ProblemError | null; isFetching: boolean; refetch: () => unknown }
  /** What holds all the same. */
  children?: ReactNode
}

/** That something could not be read, why, and trying it again. */
export function LoadError({ title, level = 2, read, children }: Props) {
  return (
    <ErrorState
      level={level}
      title={title}
      onRetry={() => void read.refetch()}
      retrying={read.isFetching}
    >
      {read.error?.problem.detail} {children}
    </ErrorState>
  )
}
