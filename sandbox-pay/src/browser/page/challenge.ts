import type { FromChallenge } from '../messages.ts'
import { listen, makeFrame } from './frame.ts'

/** The bank's question in a dialog over the page; ends when it is answered either way. */
export function showChallenge(intent: { id: string; client_secret: string }): Promise<void> {
  const dialog = document.createElement('dialog')
  dialog.setAttribute('aria-label', 'Bank authentication')
  const cover = {
    position: 'fixed',
    inset: '0',
    width: '100vw',
    height: '100dvh',
    border: '0',
    'max-width': 'none',
    'max-height': 'none',
    margin: '0',
    padding: '0',
    background: 'rgb(0 0 0 / 55%)',
  }
  for (const [name, value] of Object.entries(cover)) dialog.style.setProperty(name, value)
  const query = new URLSearchParams({ client_secret: intent.client_secret, dialog: 'true' })
  const frame = makeFrame(`/v3/authenticate/${intent.id}?${query}`, 'Bank authentication', {
    width: '100%',
    height: '100%',
  })
  frame.addEventListener('load', () => frame.focus())
  // The answer is the bank's to take: a key that closes dialogs would leave the payment open.
  dialog.addEventListener('cancel', (event) => event.preventDefault())
  dialog.append(frame)
  document.body.append(dialog)
  dialog.showModal()
  return new Promise((resolve) => {
    const stop = listen<FromChallenge>(frame, () => {
      stop()
      dialog.close()
      dialog.remove()
      resolve()
    })
  })
}
