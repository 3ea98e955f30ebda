import { showToast } from '../../ui/feedback/toast-store.ts'
import { api } from '../api/api.ts'
import { clearOwn } from '../device/own-storage.ts'
import { go } from '../navigation/app-link.tsx'
import { endSession } from './session.ts'

export const signOut = async () => {
  try {
    await api.call('signOut')
  } catch {
    showToast('We couldn’t sign you out. Try again.', {
      tone: 'bad',
    })
    return
  }
  // The server sends nothing here any longer; a browser that can't be asked now just gets nothing.
  import('../device/push.ts').then(({ endPush }) => endPush()).catch(() => {})
  clearOwn()
  import('../device/own-files.ts').then(({ clearOwnFiles }) => clearOwnFiles()).catch(() => {})
  // Home first: a screen that needs sign-in would ask for it as soon as nobody is signed in.
  await go('/')
  endSession()
}
