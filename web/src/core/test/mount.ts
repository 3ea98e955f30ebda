import './page.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { queryClient } from '../api/query-client.ts'
import { emptyElement } from './page.ts'

/** Draws nothing; the hook runs with it. */
const Host = ({ run }: { run: () => void }) => {
  run()
  return null
}

/** Runs a hook in a component that is mounted, and can leave, without a browser. */
export const mount = <Value>(useValue: () => Value) => {
  let value = undefined as Value
  const children = createElement(Host, {
    run: () => {
      value = useValue()
    },
  })
  const root = createRoot(emptyElement())
  flushSync(() =>
    root.render(createElement(QueryClientProvider, { client: queryClient, children })),
  )
  return {
    now: () => value,
    leave: () => flushSync(() => root.unmount()),
  }
}
