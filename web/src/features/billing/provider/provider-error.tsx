import type { ReactNode } from 'react'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import type { useProvider } from './use-provider.ts'

type Props = {
  title: string
  read: Pick<ReturnType<typeof useProvider>, 'isFetching' | 'refetch'>
  /** Whether anything was charged. */
  children: ReactNode
}

/** Shown when the provider’s script couldn't be loaded. */
export function ProviderError({ title, read, children }: Props) {
  return (
    <ErrorState
      level={3}
      title={title}
      onRetry={() => void read.refetch()}
      retrying={read.isFetching}
    >
      Our payment provider isn’t responding. If you use an ad or script blocker, it may be blocking
      it. {children}
    </ErrorState>
  )
}
