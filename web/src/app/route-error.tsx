import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Button } from '../ui/form/button.tsx'

const chunkIsGone = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i.test(
    error.message,
  )

export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  if (chunkIsGone(error)) return <NotLoaded />
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <ErrorState
      level={1}
      title="Something went wrong"
      onRetry={retry}
      more={
        <Button variant="ghost" href="/">
          Go Home
        </Button>
      }
    >
      Anything you’ve saved is safe. Try again in a moment.
    </ErrorState>
  )
}

const reload = () => location.reload()

/** Whoever was away when a part of the page was asked for has it as soon as they are back. */
function NotLoaded() {
  useEffect(() => {
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [])
  return (
    <ErrorState level={1} title="We couldn’t load this page" onRetry={reload}>
      Check your connection, then try again.
    </ErrorState>
  )
}
