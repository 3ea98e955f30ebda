import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { queryClient } from '../core/api/query-client.ts'
import { AppLink } from '../core/navigation/app-link.tsx'
import { ToastRegion } from '../ui/feedback/toast-region.tsx'
import { LinkContext } from '../ui/layout/link.tsx'
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
