import { queryOptions, useQuery } from '@tanstack/react-query'
import { readOf } from '../../../core/api/api.ts'
import { queryClient } from '../../../core/api/query-client.ts'
import type { Provider } from './provider.ts'

const addScript = (url: string) =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error('The payment provider could not be reached'))
    }
    document.head.append(script)
  })

const loadProvider = async (): Promise<Provider> => {
  const { scriptUrl, publishableKey } = await queryClient.fetchQuery(readOf('readPaymentConfig'))
  if (!window.Stripe) await addScript(scriptUrl)
  if (!window.Stripe) throw new Error('The payment provider’s script does not work here')
  return window.Stripe(publishableKey)
}

/** Loaded by the screens that take a card, once per visit; a failure is asked again by hand. */
const providerQuery = queryOptions<Provider>({
  queryKey: ['payment-provider'],
  queryFn: loadProvider,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  // The provider is an object to call, not data to compare.
  structuralSharing: false,
  retry: 1,
})

export const useProvider = (wanted = true) => useQuery({ ...providerQuery, enabled: wanted })
