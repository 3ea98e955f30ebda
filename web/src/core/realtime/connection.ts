import { api } from '../api/api.ts'
import { createRealtime } from './client.ts'
import { rules } from './rules.ts'

const address = async () => {
  const { ticket } = await api.call('createRealtimeTicket')
  const url = new URL(rules.path, location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  url.searchParams.set('ticket', ticket)
  return url.href
}

/** The one socket of this page. */
export const connection = createRealtime({
  address,
  network: {
    isOnline: () => navigator.onLine,
    onChange(listener) {
      addEventListener('online', listener)
      addEventListener('offline', listener)
    },
  },
})
