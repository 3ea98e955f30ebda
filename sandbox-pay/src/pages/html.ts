import type { FieldKind } from '../browser/messages.ts'

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)

interface FieldText {
  label: string
  autocomplete: string
  placeholder: string
}

export const fieldTexts: Record<FieldKind, FieldText> = {
  cardNumber: {
    label: 'Credit or debit card number',
    autocomplete: 'cc-number',
    placeholder: '1234 1234 1234 1234',
  },
  cardExpiry: {
    label: 'Credit or debit card expiration date',
    autocomplete: 'cc-exp',
    placeholder: 'MM / YY',
  },
  cardCvc: {
    label: 'Credit or debit card security code',
    autocomplete: 'cc-csc',
    placeholder: 'CVC',
  },
}

export function fieldPage(kind: FieldKind, now: Date): string {
  const { label, autocomplete, placeholder } = fieldTexts[kind]
  const data = `data-kind="${kind}" data-now="${now.toISOString()}" data-placeholder="${placeholder}"`
  return document(
    label,
    'field',
    data,
    `
    <label for="field">${label}</label>
    <input id="field" type="text" inputmode="numeric" autocomplete="${autocomplete}" spellcheck="false">`,
  )
}

export const controllerPage = (): string => document('Payment provider', 'controller', '', '')

interface Challenge {
  intent: string
  key: string
  /** What is to be confirmed, such as `10.28 USD`; none when a card is put on file. */
  amount: string | undefined
  isDialog: boolean
}

export function challengePage({ intent, key, amount, isDialog }: Challenge): string {
  const data = `data-intent="${escaped(intent)}" data-key="${escaped(key)}" class="${isDialog ? 'over' : 'alone'}"`
  const question = amount
    ? `Your bank needs to verify your payment of <strong>${escaped(amount)}</strong>.`
    : 'Your bank needs to verify that you’re saving this card.'
  return document(
    'Bank authentication',
    'challenge',
    data,
    `
    <main>
      <p class="bank">Sandbox bank</p>
      <h1>Is this you?</h1>
      <p>${question}</p>
      <div class="answers">
        <button type="button" value="complete" aria-label="Complete authentication">Complete</button>
        <button type="button" value="fail" aria-label="Fail authentication">Fail</button>
      </div>
      <output></output>
      <p class="note">This is a test bank. No real money is charged.</p>
    </main>`,
  )
}

function document(title: string, name: string, data: string, body: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <link rel="stylesheet" href="/v3/${name === 'challenge' ? name : 'field'}.css">
    <script src="/v3/${name}.js" defer></script>
  </head>
  <body ${data}>${body}
  </body>
</html>
`
}
