import type { FieldError, FieldKind } from '../messages.ts'

/** What a field shows to the other frames of its origin, and to nobody else. */
export interface Field {
  group: string
  kind: FieldKind
  /** Digits as they were typed. */
  value(): string
  error(): FieldError | undefined
  /** Another field has changed what is right here. */
  judge(): void
}

declare global {
  interface Window {
    sandboxPayField?: Field
  }
}

/** Frames of other origins on the page throw when they are looked into: those are not ours. */
export function fieldsOf(group: string): Field[] {
  const found: Field[] = []
  for (let index = 0; index < window.parent.length; index += 1) {
    try {
      const field = window.parent[index]?.sandboxPayField
      if (field?.group === group) found.push(field)
    } catch {}
  }
  return found
}
