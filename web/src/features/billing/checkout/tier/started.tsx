import { afterSubscribing } from '../after-payment.ts'
import { Done } from '../done.tsx'
import { useCameFrom } from '../wanted.ts'

/** For subscriptions that start without a payment. */
export function Started({ words }: { words: string }) {
  return <Done title="You’re subscribed" words={words} {...afterSubscribing(useCameFrom())} />
}
