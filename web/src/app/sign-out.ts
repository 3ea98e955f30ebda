import { showToast } from '../ui/toast-store.ts'
import { api } from './api.ts'
import { go } from './app-link.tsx'
import { endSession } from './session.ts'

export const signOut = async () => {
  try {
    await api.call('signOut')
  } catch {
    showToast('You are still signed in: the server did not answer. Try again.', { tone: 'bad' })
    return
  }
  // Home first: a screen that needs sign-in would ask for it as soon as nobody is signed in.
  await go('/')
  endSession()
}
