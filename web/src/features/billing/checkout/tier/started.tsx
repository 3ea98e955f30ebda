import { Done } from '../done.tsx'

/** Nothing was paid, so it is no payment that was successful. */
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
