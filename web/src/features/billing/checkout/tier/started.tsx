import { Done } from '../done.tsx'

/** For subscriptions that start without a payment. */
export function Started({ words }: { words: string }) {
  return (
    <Done
      title="You’re subscribed"
      words={`${words} Taking you to your subscriptions…`}
      href="/subscriptions"
      label="My Subscriptions"
    />
  )
}
