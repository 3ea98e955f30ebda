import { queryClient } from '../api/query-client.ts'
import { viewerQuery } from './viewer.ts'

/** Of the viewer, as far as is known; the server decides. */
export const isVerifiedNow = (): boolean =>
  queryClient.getQueryData(viewerQuery.queryKey)?.user.isVerified ?? false
