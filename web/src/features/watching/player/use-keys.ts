import { type RefObject, useEffect, useEffectEvent } from 'react'
import { actOf, type Extras, type Pressed } from './keys.ts'

const writing = 'textarea, select, input:not([type=range]), [contenteditable="true"]'
const pressable = 'button, a, summary, [role=menuitem], [role=tab]'

const itemLink = (target: EventTarget | null, player: HTMLElement | null): Pressed['at'] => {
  if (!(target instanceof Element)) return 'page'
  if (target.closest(writing)) return 'text'
  if (target.closest(pressable)) return 'control'
  return player?.contains(target) ? 'player' : 'page'
}

/**
 * While the player is on the page, its keys work wherever they mean nothing else; one of several on a page
 * hears only those that are pressed in it.
 */
export const useKeys = (
  player: RefObject<HTMLElement | null>,
  media: HTMLMediaElement | null,
  extras: Extras,
  onUse: () => void,
  isOneOfSeveral = false,
) => {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event
    if (isOneOfSeveral && !player.current?.contains(target as Node)) return
    if (!media || event.defaultPrevented || document.querySelector('dialog[open]')) return
    const modified = ctrlKey || metaKey || altKey
    const act = actOf({ key, modified, at: itemLink(target, player.current) })
    if (!act) return
    event.preventDefault()
    act(media, extras)
    onUse()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
