import { useEffect, useEffectEvent, useState } from 'react'
import { droppedFiles } from './dropped-files.ts'
import type { Picked } from './file-access.ts'

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

/** The whole window takes files while this is on. Answers whether some hover over it now. */
export const useDrop = (onFiles: ((picked: Picked[]) => void) | null) => {
  const [over, setOver] = useState(false)
  const on = onFiles !== null
  const take = useEffectEvent((picked: Picked[]) => onFiles?.(picked))
  useEffect(() => {
    if (!on) return
    const stop = new AbortController()
    const { signal } = stop
    // Enter and leave fire for every element underneath; only the balance tells.
    let depth = 0
    const enter = (event: DragEvent) => {
      if (holdsFiles(event)) setOver(++depth > 0)
    }
    const leave = (event: DragEvent) => {
      if (holdsFiles(event)) setOver(--depth > 0)
    }
    const drop = (event: DragEvent) => {
      if (!event.dataTransfer || !holdsFiles(event)) return
      event.preventDefault()
      depth = 0
      setOver(false)
      void droppedFiles(event.dataTransfer).then(take)
    }
    const allow = (event: DragEvent) => {
      if (holdsFiles(event)) event.preventDefault()
    }
    addEventListener('dragenter', enter, { signal })
    addEventListener('dragleave', leave, { signal })
    addEventListener('dragover', allow, { signal })
    addEventListener('drop', drop, { signal })
    return () => stop.abort()
  }, [on])
  return over
}
