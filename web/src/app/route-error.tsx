import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { Button } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'

const chunkIsGone = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i.test(
    error.message,
  )

export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  if (chunkIsGone(error)) {
    return (
      <ErrorState
        level={1}
        title="This screen could not be loaded"
        onRetry={() => location.reload()}
      >
        Either the connection broke off or Fanfare was just updated. Loading the page again fixes
        both.
      </ErrorState>
    )
  }
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <ErrorState
      level={1}
      title="This screen stopped working"
      onRetry={retry}
      more={
        <Button variant="ghost" href="/">
          Go to the home page
        </Button>
      }
    >
      The fault is ours and what you saved before is kept. Try again; if it happens once more, the
      rest of Fanfare still works.
    </ErrorState>
  )
}
