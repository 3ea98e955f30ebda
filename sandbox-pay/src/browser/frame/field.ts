import { brandOf } from '../../cards/brand.ts'
import { digitsOf } from '../../cards/number.ts'
import type { FieldKind, FieldOptions, FieldState, FromField, ToField } from '../messages.ts'
import { reformat } from './format.ts'
import { isUnfinished, judge } from './judge.ts'
import { fieldsOf } from './siblings.ts'
import { applyStyle } from './style.ts'

const input = document.querySelector('input') as HTMLInputElement
const kind = document.body.dataset.kind as FieldKind
/** By the provider's clock, which a test may have moved. */
const now = new Date(document.body.dataset.now ?? '')
const group = new URLSearchParams(window.location.search).get('group') ?? ''

let options: FieldOptions = {}
/** The page that embeds us; it is not known before it has spoken. */
let page = '*'
let leftOnce = false
let told = ''

const cardNumber = () =>
  fieldsOf(group)
    .find((field) => field.kind === 'cardNumber')
    ?.value() ?? ''
const error = () => judge(kind, input.value, now, cardNumber())

function tell(message: FromField): void {
  window.parent.postMessage(message, page)
}

/** What the page learns: never the digits. */
function state(): FieldState {
  const problem = error()
  const empty = input.value === ''
  const shown = problem && !empty && (leftOnce || !isUnfinished(problem)) ? problem : undefined
  return {
    empty,
    complete: problem === undefined,
    ...(shown && { error: shown }),
    ...(kind === 'cardNumber' && { brand: brandOf(digitsOf(input.value)) }),
  }
}

function show(): void {
  const current = state()
  const invalid = current.error !== undefined
  input.setAttribute('aria-invalid', String(invalid))
  applyStyle(input, options.style, { ...current, invalid })
  const news = JSON.stringify(current)
  if (news !== told) tell({ type: 'change', state: current })
  told = news
}

function configure(given: FieldOptions): void {
  options = given
  input.placeholder = given.placeholder ?? document.body.dataset.placeholder ?? ''
  input.disabled = given.disabled ?? false
  applyStyle(input, options.style, { ...state(), invalid: state().error !== undefined })
}

/** Somebody has typed before this script ran, and the page has heard nothing of it. */
function hearEarly(): void {
  reformat(input, kind, false)
  told = ''
  show()
}

input.addEventListener('input', (event) => {
  const isDeleting = event instanceof InputEvent && event.inputType.startsWith('delete')
  reformat(input, kind, isDeleting)
  leftOnce = false
  show()
  // How long the code must be depends on the brand.
  for (const field of fieldsOf(group)) if (field.kind !== kind) field.judge()
})
input.addEventListener('focus', () => {
  tell({ type: 'focus' })
  show()
})
input.addEventListener('blur', () => {
  leftOnce = true
  tell({ type: 'blur' })
  show()
})
input.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') tell({ type: 'escape' })
  if (key === 'Enter') tell({ type: 'submit' })
})

window.addEventListener('message', ({ source, origin, data }: MessageEvent<ToField>) => {
  if (source !== window.parent) return
  page = origin
  if (data.type === 'start' || data.type === 'update') configure(data.options)
  if (data.type === 'start') {
    told = JSON.stringify(state())
    tell({ type: 'ready', height: input.offsetHeight })
    if (input.value !== '') hearEarly()
  }
  if (data.type === 'focus') input.focus()
  if (data.type === 'blur') input.blur()
  if (data.type === 'clear') {
    input.value = ''
    show()
  }
})

window.sandboxPayField = {
  group,
  kind,
  value: () => digitsOf(input.value),
  error,
  judge: () => {
    if (told !== '') show()
  },
}
tell({ type: 'loaded' })
