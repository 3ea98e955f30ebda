import { createContext, use, useState } from 'react'

/** What is typed of a preview, before it is one. */
export interface TypedRange {
  readonly start: string
  readonly end: string
}

/** What the player and the forms beside it share: the element that plays, and times not saved yet. */
export const useNewStage = () => {
  const [media, setMedia] = useState<HTMLMediaElement | null>(null)
  const [typed, setTyped] = useState<TypedRange | null>(null)
  return {
    media,
    setMedia,
    typed,
    setTyped,
    /** Shows the moment that is being chosen. */
    show: (second: number) => {
      if (media) media.currentTime = second
    },
  }
}

export const StageContext = createContext<ReturnType<typeof useNewStage> | null>(null)

export const useStage = () => {
  const stage = use(StageContext)
  if (!stage) throw new Error('only within the wizard')
  return stage
}
