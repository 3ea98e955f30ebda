import type { ReplyBody, RequestOf, RouteName, Routes } from '@fanfare/contract'
import { createClient, isDefinite, type ProblemError } from '@fanfare/contract/client'
import {
  queryOptions,
  type UseMutationOptions,
  // biome-ignore lint/style/noRestrictedImports: everything else uses useAction
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'

/** What keeps keys and asks again is needed with the first change, not with the first picture. */
export const api = createClient({
  intentions: async () => (await import('./intentions.ts')).intentions,
})

type Asked<Name extends RouteName> =
  unknown extends RequestOf<Routes[Name]>
    ? [request?: undefined]
    : [request: RequestOf<Routes[Name]>]

/**
 * Reads are known by their route's name and what was asked, on the server too: the document brings
 * its first answers under the same keys.
 */
export const readOf = <Name extends RouteName>(name: Name, ...[request]: Asked<Name>) =>
  queryOptions<ReplyBody<Routes[Name]>, ProblemError>({
    queryKey: [name, request ?? {}],
    queryFn: ({ signal }) => api.call(name, ...([request, { signal }] as never)),
  })

/**
 * Running it answers with a promise and nothing else: toasts, closing a dialog and going elsewhere wait
 * for that promise, so they still happen when what was pressed is gone by then.
 */
export const useAction = <Done, Failure = ProblemError, Input = void, Before = unknown>(
  options: UseMutationOptions<Done, Failure, Input, Before>,
) => {
  const { mutateAsync, mutate: _, ...state } = useMutation(options)
  const run: (input: Input) => Promise<Done> = mutateAsync
  return { ...state, run }
}

/** One command: what it needs, and which reads are out of date once it is done. */
export const useCommand = <Name extends RouteName>(
  name: Name,
  { refresh = [] }: { readonly refresh?: readonly RouteName[] } = {},
) => {
  const queries = useQueryClient()
  return useAction<ReplyBody<Routes[Name]>, ProblemError, RequestOf<Routes[Name]>>({
    mutationKey: [name],
    mutationFn: (request) => api.call(name, ...([request] as never)),
    // What nobody knows the outcome of may have been done.
    onSettled: (_, error) =>
      error && isDefinite(error)
        ? undefined
        : Promise.all(refresh.map((read) => queries.invalidateQueries({ queryKey: [read] }))),
  })
}
