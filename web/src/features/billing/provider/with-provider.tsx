import type { ReactNode } from 'react'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { Provider } from './provider.ts'
import { useProvider } from './use-provider.ts'
import styles from './with-provider.module.css'

type Props = { children: (provider: Provider) => ReactNode }

/** The card fields come from the provider: while they come, and when they do not, that is said. */
export function WithProvider({ children }: Props) {
  const { data, isError, isFetching, refetch } = useProvider()
  if (data) return children(data)
  if (isError) {
    return (
      <ErrorState
        level={3}
        title="The card fields could not be loaded"
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        They come straight from our payment provider, which did not answer. Nothing was charged. A
        blocker in your browser may hold them back.
      </ErrorState>
    )
  }
  return (
    <div className={styles.bones} aria-busy="true">
      <VisuallyHidden role="status">Loading the card fields</VisuallyHidden>
      <Skeleton shape="block" height={68} />
      <Skeleton shape="block" height={68} />
      <Skeleton shape="block" height={68} />
    </div>
  )
}
