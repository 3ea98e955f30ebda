import type { ReactNode } from 'react'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import type { Provider } from './provider.ts'
import { ProviderError } from './provider-error.tsx'
import { useProvider } from './use-provider.ts'

type Props = { children: (provider: Provider) => ReactNode }

/** Loads the provider's card fields, and shows a skeleton until then or an error if they can't load. */
export function WithProvider({ children }: Props) {
  const { data, isError, isFetching, refetch } = useProvider()
  if (data) return children(data)
  if (isError) {
    return (
      <ProviderError title="We couldn’t load the card form" read={{ isFetching, refetch }}>
        You haven’t been charged.
      </ProviderError>
    )
  }
  return (
    <div className={layout.stack16} aria-busy="true">
      <VisuallyHidden role="status">Loading the card form</VisuallyHidden>
      <Skeleton shape="block" height={68} />
      <Skeleton shape="block" height={68} />
      <Skeleton shape="block" height={68} />
    </div>
  )
}
