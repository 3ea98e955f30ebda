import { Done } from '../done.tsx'

/** Nothing was paid, so it is no payment that was successful. */
export function Started({ words }: { words: string }) {
  return (
    <Done
      title="You are subscribed"
      words={`${words} We take you to your subscriptions in a moment.`}
      href="/subscriptions"
      label="My Subscriptions"
    />
  )
}
