import type { ContentId, PersonBrief } from '@fanfare/contract'
import {
  type KeyboardEvent,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { completeName, type TypedName, typedNameAt } from './typed-name.ts'
import { useMentionable } from './use-mentionable.ts'

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * Offers people while a name is typed. A text area cannot have the role of a combobox, so it tells of
 * its list as a text field does: what it controls, and which of it is active.
 */
export const useMentions = (id: ContentId, text: string, keep: (text: string) => void) => {
  const listId = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  /** Where to go on writing, once the completed text is shown. */
  const caret = useRef<number | null>(null)
  const [typed, setTyped] = useState<TypedName | null>(null)
  /** Of the name that somebody wants to finish by themselves. */
  const [closedAt, setClosedAt] = useState<number | null>(null)
  const [chosen, setChosen] = useState(0)
  const found = useMentionable(id, typed)
  const people = typed && typed.at !== closedAt ? found : []
  const active = Math.min(chosen, people.length - 1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the caret is put back with each new text
  useLayoutEffect(() => {
    if (caret.current === null) return
    area.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  }, [text])

  const look = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => {
    const { value, selectionStart, selectionEnd } = currentTarget
    const next = selectionStart === selectionEnd ? typedNameAt(value, selectionStart) : null
    if (next?.at === typed?.at && next?.letters === typed?.letters) return
    setTyped(next)
    setChosen(0)
    if (!next) setClosedAt(null)
  }
  const choose = ({ username }: PersonBrief) => {
    if (!typed) return
    const completed = completeName(text, typed, username)
    caret.current = completed.caret
    setTyped(null)
    keep(completed.text)
  }
  /** Whether the key was meant for the list. */
  const press = (event: KeyboardEvent): boolean => {
    const person = people[active]
    if (!typed || !person || event.nativeEvent.isComposing) return false
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event
    if (shiftKey || ctrlKey || metaKey || altKey) return false
    const step = steps[key]
    if (step) setChosen((active + step + people.length) % people.length)
    else if (key === 'Enter' || key === 'Tab') choose(person)
    else if (key === 'Escape') setClosedAt(typed.at)
    else return false
    event.preventDefault()
    return true
  }
  return { listId, area, people, active, look, choose, press, leave: () => setTyped(null) }
}
