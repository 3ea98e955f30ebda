import type { QueryClient } from '@tanstack/react-query'

/** What the server put into the document: the answers this page would otherwise ask for at once. */
type PageData = { queries?: { key: readonly unknown[]; data: unknown }[] }

const read = (): PageData => {
  const text = document.getElementById('page-data')?.textContent
  return text ? (JSON.parse(text) as PageData) : {}
}

export const takePageData = (client: QueryClient) => {
  for (const { key, data } of read().queries ?? []) client.setQueryData(key, data)
}
