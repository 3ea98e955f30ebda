import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { LinkContext } from '../ui/link.tsx'
import { ToastRegion } from '../ui/toast-region.tsx'
import { AppLink } from './app-link.tsx'
import { queryClient } from './query-client.ts'
import { router } from './router.tsx'

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <LinkContext value={AppLink}>
        <RouterProvider router={router} />
        <ToastRegion />
      </LinkContext>
    </QueryClientProvider>
  )
}
