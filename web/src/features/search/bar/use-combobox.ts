import { useEffect, useEffectEvent, useId, useState } from 'react'
import { goSoon } from '../../../core/navigation/app-link.tsx'
import type { Option } from './options.ts'

/** Attributes by which the field tells of its list. */
type Popup = Readonly<Record<`aria-${string}`, string | boolean | undefined>>

interface Combobox {
  readonly input: HTMLInputElement
  readonly options: readonly Option[]
  readonly isOpen: boolean
  readonly setIsOpen: (isOpen: boolean) => void
  readonly onPopup: (popup: Popup) => void
}

export const optionId = (list: string, at: number) => `${list}-${at}`

/** Whether the focus has left the whole form, as opposed to going to a button in it. */
const hasLeft = ({ form }: HTMLInputElement, to: EventTarget | null) =>
  !(to instanceof Node && form?.contains(to))

/**
 * The combobox pattern on a field that was there before: the focus stays in it, its keys move through
 * the list, and without a choice Enter searches for what was typed.
 */
export const useCombobox = ({ input, options, isOpen, setIsOpen, onPopup }: Combobox) => {
  const list = useId()
  const [active, setActive] = useState(-1)
  const current = isOpen ? Math.min(active, options.length - 1) : -1

  const close = () => {
    setActive(-1)
    setIsOpen(false)
  }
  /** The field keeps the words of results only: on a post or a profile it is empty again. */
  const choose = (option: Option) => {
    input.value = option.kind === 'words' ? option.words : ''
    input.blur()
    close()
    void goSoon(option.href)
  }
  /** Past either end lies the field itself. */
  const move = (step: number) => {
    const places = options.length + 1
    setActive(((current + 1 + step + places) % places) - 1)
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return
    const option = options[current]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (isOpen) move(event.key === 'ArrowDown' ? 1 : -1)
      else setIsOpen(true)
    } else if (event.key === 'Enter' && option) choose(option)
    else if (event.key === 'Escape' && isOpen) close()
    else return
    event.preventDefault()
  })
  const begin = useEffectEvent(() => {
    setActive(-1)
    setIsOpen(true)
  })
  const leave = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (hasLeft(input, relatedTarget)) close()
  })
  useEffect(() => {
    const { form } = input
    const onKey = (event: KeyboardEvent) => press(event)
    const onFocus = () => begin()
    const onLeave = (event: FocusEvent) => leave(event)
    input.addEventListener('keydown', onKey)
    input.addEventListener('focus', onFocus)
    input.addEventListener('input', onFocus)
    form?.addEventListener('focusout', onLeave)
    // Not before it hears of the focus leaving again, which it would otherwise outlast.
    if (document.activeElement === input) begin()
    return () => {
      input.removeEventListener('keydown', onKey)
      input.removeEventListener('focus', onFocus)
      input.removeEventListener('input', onFocus)
      form?.removeEventListener('focusout', onLeave)
    }
  }, [input])

  const tell = useEffectEvent(onPopup)
  const hasOptions = isOpen && options.length > 0
  useEffect(() => {
    tell({
      'aria-autocomplete': 'list',
      'aria-expanded': hasOptions,
      'aria-controls': hasOptions ? list : undefined,
      'aria-activedescendant': current < 0 ? undefined : optionId(list, current),
    })
  }, [list, hasOptions, current])

  return { list, current, choose }
}
