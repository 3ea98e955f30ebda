import type { FromChallenge } from '../messages.ts'
import { callApi } from './api.ts'

const { intent = '', key = '' } = document.body.dataset
const query = new URLSearchParams(window.location.search)
const isDialog = query.get('dialog') === 'true'
const buttons = document.querySelectorAll('button')

async function answer(outcome: string): Promise<void> {
  for (const button of buttons) button.disabled = true
  const result = await callApi(key, 'POST', `/v3/authenticate/${intent}`, {
    client_secret: query.get('client_secret') ?? '',
    outcome,
  })
  if (isDialog) {
    const done: FromChallenge = { type: 'answered' }
    window.parent.postMessage(done, '*')
    return
  }
  const returnTo = 'value' in result ? result.value.return_to : null
  if (typeof returnTo === 'string') window.location.assign(returnTo)
  else
    document
      .querySelector('output')
      ?.append('Your bank received your answer. You can close this page.')
}

for (const button of buttons) button.addEventListener('click', () => answer(button.value))
window.addEventListener('keydown', ({ key: pressed }) => {
  if (isDialog && pressed === 'Escape') void answer('fail')
})
if (isDialog) buttons[0]?.focus()
