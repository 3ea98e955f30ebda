import type { FieldOptions, StyleRules } from '../messages.ts'

/** What a page may say about the look; nothing that could move, hide or load something. */
const allowed = new Set([
  ...['color', 'fontFamily', 'fontSize', 'fontStyle', 'fontVariant', 'fontWeight', 'fontSmoothing'],
  ...['letterSpacing', 'lineHeight', 'textAlign', 'textDecoration', 'textShadow', 'textTransform'],
  ...['padding', 'backgroundColor', 'caretColor'],
])

export interface Look {
  empty: boolean
  complete: boolean
  invalid: boolean
}

/** Through the object model: the frame's own policy forbids style attributes as well. */
export function applyStyle(
  input: HTMLInputElement,
  style: FieldOptions['style'],
  look: Look,
): void {
  const states = [
    style?.base,
    look.empty && style?.empty,
    look.complete && style?.complete,
    look.invalid && style?.invalid,
  ].filter((state) => typeof state === 'object')
  input.style.cssText = ''
  for (const state of states) {
    set(input, state)
    if (document.activeElement === input) set(input, state[':focus'])
    if (input.disabled) set(input, state[':disabled'])
    const hint = state['::placeholder']
    if (typeof hint === 'object' && typeof hint.color === 'string') {
      input.style.setProperty('--placeholder', hint.color)
    }
  }
}

function set(input: HTMLInputElement, rules: StyleRules | string | undefined): void {
  if (typeof rules !== 'object') return
  for (const [name, value] of Object.entries(rules)) {
    if (!allowed.has(name) || typeof value !== 'string') continue
    input.style.setProperty(
      name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      value,
    )
  }
}
