import type { ProblemError } from '@fanfare/contract/client'
import type { ReactNode } from 'react'
import { ErrorState } from '../../ui/feedback/error-state.tsx'

type Props = {
  title: string
  level?: 1 | 2 | 3
  read: { error: ProblemError | null; isFetching: boolean; refetch: () => unknown }
  /** What is true regardless of the error. */
  children?: ReactNode
}

/** Says that something couldn't be loaded and why, with a button to try again. */
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
